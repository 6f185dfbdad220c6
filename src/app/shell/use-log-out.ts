import { useLocation } from 'wouter';

import { LOGGED_OUT } from '#lib/logged-out.ts';
import { routes } from '#routes.ts';
import { useSession } from '#session/use-session.ts';

/** Ends the session and shows the home page. */
export function useLogOut(): () => void {
  const [, navigate] = useLocation();
  const { logOut } = useSession();
  return () => {
    logOut();
    navigate(routes.home.href(), { state: LOGGED_OUT });
  };
}
