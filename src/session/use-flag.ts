import { useSession } from './use-session.ts';

/** Whether a feature is switched on for the logged-in player; nobody else has any. */
export function useFlag(name: FlagName): boolean {
  const { user } = useSession();
  return user !== null && hasFlag(user.flags, name);
}

/**
 * A feature that the server switches on for a player (specification, section 6); with a star at its end, any flag that
 * begins so. The server may know more of them: those are kept, and nothing here asks for them.
 */
export type FlagName =
  | 'NOLT'
  | 'ADYEN'
  | 'HHV2'
  | 'V2UPLOAD'
  | 'CHAT_WIDGET'
  | 'POKERWIZ'
  | 'NODELOCK_V2'
  | 'BOOTCAMP'
  | 'BOOTCAMP_SOLD_OUT'
  | `GTO_REPORTS_${string}`
  | 'UNLIMITEDFAIRPLAY';

/** @param flags as the server sent them */
export function hasFlag(flags: readonly string[], name: FlagName): boolean {
  if (!name.endsWith('*')) return flags.includes(name);
  const start = name.slice(0, -1);
  return flags.some((flag) => flag.startsWith(start));
}
