import { Trans } from '@lingui/react/macro';

import { routes } from '#routes.ts';
import { Stack } from '#ui/layout/layout.tsx';
import { Link } from '#ui/link/link.tsx';

interface BackToLoginProps {
  /** The search parameters of the login page. */
  readonly onward: Parameters<typeof routes.login.href>[0];
}

/** For a person who remembers the password after all. */
export function BackToLogin({ onward }: BackToLoginProps) {
  return (
    <Stack align="center">
      <Link href={routes.login.href(onward)} variant="standalone">
        <Trans>Back to log in</Trans>
      </Link>
    </Stack>
  );
}
