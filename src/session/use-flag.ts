import { hasFlag, type FlagName } from '#lib/flags.ts';
import { useSession } from './use-session.ts';

/** Whether a feature is switched on for the logged-in player; nobody else has any. */
export function useFlag(name: FlagName): boolean {
  const { user } = useSession();
  return user !== null && hasFlag(user.flags, name);
}
