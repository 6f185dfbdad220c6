import { useSession } from './use-session.ts';

/**
 * A feature flag that the server sets for a player (specification, section 6). A star at its end matches any flag with
 * that prefix. Unknown flags from the server are kept and ignored.
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

/** Whether a feature flag is on for the logged-in player; always false for visitors. */
export function useFlag(name: FlagName): boolean {
  const flags = useSession().user?.flags ?? [];
  if (!name.endsWith('*')) return flags.includes(name);
  const start = name.slice(0, -1);
  return flags.some((flag) => flag.startsWith(start));
}
