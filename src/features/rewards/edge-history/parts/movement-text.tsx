import type { EdgeMovement } from '#sdk/generated/model/edge-movement.ts';
import { Text } from '#ui/text/text.tsx';

/** What a movement was for, in the server's words, with its room or redemption where the words do not name it. */
export function MovementText({ movement }: { readonly movement: EdgeMovement }) {
  const { description, room, reference } = movement;
  const more = [room?.name, reference].filter(
    (text): text is string => typeof text === 'string' && !description.includes(text),
  );
  return (
    <bdi translate="no">
      {description}
      {more.map((text) => (
        <Text key={text} as="span" tone="muted">
          {` · ${text}`}
        </Text>
      ))}
    </bdi>
  );
}
