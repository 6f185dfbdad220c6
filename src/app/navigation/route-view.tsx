import { useLingui } from '@lingui/react/macro';
import {
  type ComponentType,
  Suspense,
  use,
  useDeferredValue,
  useMemo,
  useReducer,
  useState,
  useEffect,
} from 'react';
import { Redirect } from 'wouter';
import { useHistoryState, useLocationProperty } from 'wouter/use-browser-location';

import type { Loading } from '#lib/code-loader.ts';
import { siteConfig } from '#lib/config.ts';
import { withLinkSecrets } from '#lib/link-secrets.ts';
import { logFailure } from '#lib/log.ts';
import { ErrorBoundary } from '#loading/error-boundary.tsx';
import { TitleContext } from '#pages/use-title.ts';
import { routes } from '#routes.ts';
import { memberOf } from '#session/session-view.ts';
import { useSession } from '#session/use-session.ts';
import { RouteProgress } from '#ui/route-progress/route-progress.tsx';
import { Spinner } from '#ui/spinner/spinner.tsx';
import { PageNotLoaded } from '../failure/page-not-loaded.tsx';
import { followEarlyInput } from '../hydration.ts';
import { RouteErrorScreen } from '../failure/route-error-screen.tsx';
import { UnreachableScreen } from '../failure/unreachable-screen.tsx';
import { usePath } from './language-address.ts';
import { openPage, type PageName } from './page-loading.ts';
import { PageOutline } from './page-outline.tsx';
import type { PageProps } from '../route-table.tsx';
import { decideRoute, type RouteDecision, type Visitor, visitorOf } from './route-decision.ts';
import { useArrival } from './arrival.ts';

/** Shows the page of the address. While a new page loads, the old one stays. */
export function RouteView() {
  const { t } = useLingui();
  const [attempt, tryAgain] = useReducer((attempts: number) => attempts + 1, 0);
  const target = useTarget(attempt);
  const ready = useDeferredValue(target, null);
  const shown = ready !== null && mayLinger(ready, target) ? ready : target;
  return (
    <>
      <RouteProgress isActive={shown !== target} label={t`Loading the page`} />
      <Suspense fallback={<PageSpinner />}>
        <Screen
          key={`${shown.path} ${shown.turn}`}
          target={shown}
          isPending={shown !== target}
          onRetry={tryAgain}
        />
      </Suspense>
    </>
  );
}

/**
 * A number that increases when the member changes. The page mounts again then, so that nothing one person typed stays
 * for the next. It does not change while the member is unknown, nor when the same member becomes known.
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
  /** Includes the secret parameters of a mailed link, which the address bar does not show. */
  readonly query: string;
  readonly state: unknown;
  readonly visitor: Visitor;
  readonly decision: RouteDecision;
  /** The code of the page, null if no page is shown. The same object until the load is retried. */
  readonly code: Loading<ComponentType<PageProps>> | null;
  /** A new value retries a page that did not load. */
  readonly attempt: number;
  /** From `useTurn`: a new value mounts the page again, because the member changed. */
  readonly turn: number;
}

/** The old page stays only until another page has loaded. A private page disappears at once when the session ends. */
function mayLinger(ready: Target, target: Target): boolean {
  if (target.decision.kind !== 'show' || ready.turn !== target.turn) return false;
  return target.visitor === 'loggedIn' || !isPrivate(ready.decision);
}

function isPrivate(decision: RouteDecision): boolean {
  return (
    decision.kind === 'show' && decision.page !== 'notFound' && routes[decision.page].guard === 'private'
  );
}

interface ScreenProps {
  readonly target: Target;
  readonly isPending: boolean;
  readonly onRetry: () => void;
}

function Screen({ target, ...again }: ScreenProps) {
  const { state, decision, code } = target;
  switch (decision.kind) {
    case 'redirect':
      // The secret parameters of a mailed link stay in the history entry until its page is shown.
      return <Redirect to={decision.href} replace state={state} />;
    case 'handOff':
      return <HandOff href={decision.href} />;
    case 'wait':
      return <PageOutline page={decision.page} />;
    case 'unreachable':
      return <UnreachableScreen />;
    case 'show':
      return (
        <ErrorBoundary
          onError={(error) => {
            logFailure('A page failed', error, 'crash');
            followEarlyInput();
          }}
          fallback={(error, tryAgain) => <RouteErrorScreen error={error} onTryAgain={tryAgain} />}
        >
          {code !== null && <ShownPage {...again} target={target} name={decision.page} code={code} />}
        </ErrorBoundary>
      );
  }
}

interface ShownPageProps extends ScreenProps {
  readonly name: PageName;
  readonly code: NonNullable<Target['code']>;
}

function ShownPage({ target: { path, query, state }, name, code, ...again }: ShownPageProps) {
  const [title, setTitle] = useState<string | null>(null);
  const loaded = code instanceof Promise ? use(code) : code;
  const Page = loaded.isLoaded ? loaded.code : null;
  return (
    <>
      {Page !== null && (
        <TitleContext value={setTitle}>
          <Page path={path} query={query} />
        </TitleContext>
      )}
      {!loaded.isLoaded && <PageNotLoaded {...again} failure={loaded.failure} state={state} />}
      <Arrival path={path} page={name} title={title} />
    </>
  );
}

/** Mounts together with the page's content, so that its effects run when the page is in the document. */
function Arrival(props: Parameters<typeof useArrival>[0]) {
  useArrival(props);
  return null;
}

/** While a page is prerendered. */
const NO_PLACE = { hash: '', origin: 'https://origin.invalid' };

function useTarget(attempt: number): Target {
  // Read from the browser: the router's hooks decode once too often for an address inside a parameter.
  const path = usePath();
  const query = useLocationProperty(
    () => window.location.search,
    () => '',
  );
  const state: unknown = useHistoryState();
  const session = useSession();
  const visitor = visitorOf(session);
  const { isOpening } = session;
  const turn = useTurn();
  return useMemo(() => {
    // Read now, because an update would come before the prerendered page is hydrated, which React then renders again.
    const { hash, origin } = typeof window === 'undefined' ? NO_PLACE : window.location;
    const { handOffOrigins } = siteConfig();
    const decision = decideRoute({ path, query, hash, origin, handOffOrigins }, visitor);
    const code = decision.kind === 'show' ? openPage(decision.page, { path, query }) : null;
    // A stored login is being opened: the page needs nothing of the account to load.
    if (decision.kind === 'wait' && isOpening) void openPage(decision.page, { path, query });
    return {
      path,
      query: withLinkSecrets(state, path, query),
      state,
      visitor,
      decision,
      code,
      attempt,
      turn,
    };
  }, [path, query, state, visitor, isOpening, attempt, turn]);
}

/** Goes to the partner that sent the player here to log in. It replaces the history entry, so that Back skips this page. */
function HandOff({ href }: { readonly href: string }) {
  const { t } = useLingui();
  const partner = new URL(href).host;
  useEffect(() => {
    window.location.replace(href);
  }, [href]);
  return <Spinner label={t`Taking you back to ${partner}`} isCentred />;
}

function PageSpinner() {
  const { t } = useLingui();
  return <Spinner label={t`Loading the page`} isCentred />;
}
