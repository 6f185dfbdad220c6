import { Trans } from '@lingui/react/macro';
import { useCallback } from 'react';
import { useLocation } from 'wouter';

import { RegionCheck } from '#features/site/region-check/region-check.tsx';
import { useSupportEmail } from '#hooks/use-support-email.ts';
import { routes } from '#routes.ts';
import { useSession } from '#session/use-session.ts';
import { Heading } from '#ui/heading/heading.tsx';
import { IconBadge } from '#ui/icon-badge/icon-badge.tsx';
import { MapPinOffIcon } from '#ui/icons/icons.ts';
import { Container, Stack } from '#ui/layout/layout.tsx';
import { Link } from '#ui/link/link.tsx';
import { Text } from '#ui/text/text.tsx';

/** The page after a 403. The tokens are kept, so that a wrongly blocked player does not have to log in again. */
export function BlockedPage() {
  const [, navigate] = useLocation();
  const address = useSupportEmail();
  const { retry } = useSession();
  const goHome = useCallback(() => {
    retry();
    navigate(routes.home.href(), { replace: true });
  }, [navigate, retry]);
  return (
    <Container width="text">
      <Stack gap={5} align="center">
        <IconBadge icon={<MapPinOffIcon />} intent="caution" size="large" />
        <Heading level={1}>
          <Trans>Sorry, we do not offer services to your region</Trans>
        </Heading>
        <Text tone="muted" size="lead">
          <Trans>We find your region by your connection, so a VPN or proxy can get it wrong.</Trans>
        </Text>
        <RegionCheck onSupported={goHome} />
        <Text tone="muted" size="small">
          <Trans>
            Still wrong? Write to <Link href={`mailto:${address}`}>{address}</Link>.
          </Trans>
        </Text>
      </Stack>
    </Container>
  );
}
