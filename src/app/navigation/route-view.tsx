import { useLingui } from '@lingui/react/macro';
import { Suspense, useDeferredValue, useMemo, useState } from 'react';
import { Redirect } from 'wouter';
import { useHistoryState, useLocationProperty, usePathname } from 'wouter/use-browser-location';

import { env } from '../../lib/env.ts';
import { withLinkSecrets } from '../../lib/link-secrets.ts';
import { routes } from '../../routes.ts';
import { memberOf } from '../../session/member-of.ts';
import { useSession } from '../../session/use-session.ts';
import { RouteErrorBoundary } from '../failure/route-error-boundary.tsx';
import { UnreachableScreen } from '../failure/unreachable-screen.tsx';
import { PageSpinner } from '../shell/page-spinner.tsx';
import { RouteProgress } from '../../ui/route-progress/route-progress.tsx';
import { HandOff } from './hand-off.tsx';
import { lazyPages } from './page-loading.ts';
import { decideRoute, type RouteDecision, type Visitor } from './route-decision.ts';
import { useArrival } from './use-arrival.ts';
import { visitorOf } from './visitor-of.ts';

/** Shows the page of the address. While a new page loads, the old one stays. */
export function RouteView() {
  const { t } = useLingui();
  const target = useTarget();
  const ready = useDeferredValue(target, null);
  const shown = ready !== null && mayLinger(ready, target) ? ready : target;
  return (
    <>
      <RouteProgress isActive={shown !== target} label={t`Loading the page`} />
      <Suspense fallback={<PageSpinner />}>
        <Screen key={`${shown.path} ${shown.turn}`} {...shown} />
      </Suspense>
    </>
  );
}

/**
 * Counts the times that somebody else is there: then the page begins anew, so that what one person typed into it is
 * gone. It goes on while nobody knows who is there, and when it becomes known who has been there all the time.
 */
function useTurn(): number {
  const member = memberOf(useSession());
  const [seen, setSeen] = useState({ member, turn: 0 });
  const isLeft = typeof seen.member === 'number';
  if (member === seen.member || (member === undefined && !isLeft)) return seen.turn;
  const turn = seen.member === undefined ? seen.turn : seen.turn + 1;
  setSeen({ member, turn });
  return turn;
}

interface Target {
  readonly path: string;
  /** With what a mailed link brought along, which the address bar does not show. */
  readonly query: string;
  readonly state: unknown;
  readonly visitor: Visitor;
  readonly decision: RouteDecision;
  /** Another one is a page that begins anew: somebody else is there. */
  readonly turn: number;
}

/** Only a page makes room for a page; and when the session ends, what was private goes at once. */
function mayLinger(ready: Target, target: Target): boolean {
  if (target.decision.kind !== 'show' || ready.turn !== target.turn) return false;
  return target.visitor === 'signedIn' || !isPrivate(ready.decision);
}

function isPrivate(decision: RouteDecision): boolean {
  return (
    decision.kind === 'show' && decision.page !== 'notFound' && routes[decision.page].guard === 'private'
  );
}

function Screen({ path, query, state, decision }: Target) {
  const [title, setTitle] = useState<string | null>(null);
  switch (decision.kind) {
    case 'redirect':
      // What a mailed link brought along waits with the history entry until its page is shown.
      return <Redirect to={decision.href} replace state={state} />;
    case 'handOff':
      return <HandOff href={decision.href} />;
    case 'wait':
      return <PageSpinner />;
    case 'unreachable':
      return <UnreachableScreen />;
    case 'show': {
      const Page = lazyPages[decision.page];
      return (
        <RouteErrorBoundary>
          <Page path={path} query={query} onTitle={setTitle} />
          <Arrival path={path} page={decision.page} title={title} />
        </RouteErrorBoundary>
      );
    }
  }
}

/** Mounts together with the page's content, so that its effects find the page in the document. */
function Arrival(props: Parameters<typeof useArrival>[0]) {
  useArrival(props);
  return null;
}

function useTarget(): Target {
  // As the browser holds them: the router's own hooks decode once too often for an address within an address.
  const path = usePathname();
  const query = useLocationProperty(() => window.location.search);
  const state: unknown = useHistoryState();
  const visitor = visitorOf(useSession());
  const turn = useTurn();
  return useMemo(() => {
    const { hash, origin } = window.location;
    const { handOffOrigins } = env;
    const decision = decideRoute({ path, query, hash, origin, handOffOrigins }, visitor);
    return { path, query: withLinkSecrets(state, path, query), state, visitor, decision, turn };
  }, [path, query, state, visitor, turn]);
}
