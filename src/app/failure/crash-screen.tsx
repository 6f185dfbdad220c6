import { type ReactNode, useEffect } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from 'wouter';

import { routes } from '#routes.ts';
import { Brand } from '#ui/brand/brand.tsx';
import { NativeButton } from '#ui/button/native-button.tsx';
import { Heading } from '#ui/heading/heading.tsx';
import { Page, PageHeader } from '#ui/layout/page.tsx';
import { Stack, Container } from '#ui/layout/layout.tsx';
import { Text } from '#ui/text/text.tsx';

/** The fallback for any crash. It needs neither session nor router, and shows English if no catalog is loaded. */
export function CrashScreen({
  children,
}: {
  /** Instead of the way to the support. */ readonly children?: ReactNode;
}) {
  const { t } = useLingui();
  const { base } = useRouter();
  const title = t`Oops... Sorry, something went technically wrong`;
  useEffect(() => {
    // The component that sets the title has crashed too.
    document.title = `${title} | Rakeback Wizard`;
  }, [title]);
  return (
    <Page placement="middle" before={<PageHeader start={<Brand />} end={null} />}>
      <Container width="text">
        <Stack align="center" gap={5}>
          <Heading level={1}>{title}</Heading>
          <Text tone="muted">
            <Trans>Refresh the page, or come back later.</Trans>
          </Text>
          <NativeButton autoFocus onPress={() => window.location.reload()}>
            <Trans>Reload the Page</Trans>
          </NativeButton>
          {children ?? (
            <Text tone="muted" size="small">
              <Trans>
                If it keeps happening, <a href={base + routes.support.href()}>contact support</a>.
              </Trans>
            </Text>
          )}
        </Stack>
      </Container>
    </Page>
  );
}
