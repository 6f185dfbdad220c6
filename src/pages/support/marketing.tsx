import { Trans } from '@lingui/react/macro';

import { loadMemberCatalog } from '#i18n/language.ts';
import { logFailure } from '#lib/log.ts';
import { lazyNamed } from '#loading/lazy-named.tsx';
import { routes } from '#routes.ts';
import { useSession } from '#session/use-session.ts';
import { Link } from '#ui/link/link.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { Text } from '#ui/text/text.tsx';

// Only members have a choice to change.
const MemberMarketing = lazyNamed(
  async () => {
    const [{ MemberMarketing: Choice }] = await Promise.all([
      import('./member-marketing.tsx'),
      loadMemberCatalog().catch((error: unknown) => {
        logFailure('The catalog of private pages did not load', error);
      }),
    ]);
    return Choice;
  },
  { fallback: <Skeleton shape="block" height="card" /> },
);

/** Out of offers and news with one press (checklist, E40). */
export function Marketing() {
  const { user } = useSession();
  if (user === null) {
    return (
      <Text>
        <Trans>
          We send offers and news only to members who asked for them.{' '}
          <Link href={routes.login.href()}>Log in</Link> to stop them with one press, here or in your
          settings.
        </Trans>
      </Text>
    );
  }
  return <MemberMarketing />;
}
