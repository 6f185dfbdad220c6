import type { Feedback } from '#sdk/generated/model/feedback.ts';
import type { Services } from '../services.ts';

/** Keeps the message, with its sender if that is a member. */
export async function keepFeedback(
  { database, settings }: Services,
  playerId: number | null,
  { room, email, message }: Feedback,
): Promise<'kept' | 'room_unknown'> {
  if (room !== undefined) {
    const there = await database.selectFrom('rooms').select('slug').where('slug', '=', room).execute();
    if (there.length === 0) return 'room_unknown';
  }
  await database
    .insertInto('feedback')
    .values({
      player_id: playerId,
      room_slug: room ?? null,
      email: email ?? null,
      message,
      created_at: settings.clock.now(),
    })
    .execute();
  return 'kept';
}
