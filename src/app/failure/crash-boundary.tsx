import { Component, type ReactNode, useEffect } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';

import { logFailure } from '#lib/log.ts';
import { routes } from '#routes.ts';
import { Brand } from '#ui/brand/brand.tsx';
import { NativeButton } from '#ui/button/native-button.tsx';
import { Heading } from '#ui/heading/heading.tsx';
import { Page, PageHeader } from '#ui/layout/page.tsx';
import { Stack, Container } from '#ui/layout/layout.tsx';
import { Text } from '#ui/text/text.tsx';

/** Catches errors that no other boundary caught, so that the window is never empty. */
export class CrashBoundary extends Component<
  { readonly children: ReactNode },
  { readonly hasCrashed: boolean }
> {
  override readonly state = { hasCrashed: false };

  static getDerivedStateFromError() {
    return { hasCrashed: true };
  }

  override componentDidCatch(error: unknown) {
    logFailure('The application crashed', error);
  }

  override render() {
    return this.state.hasCrashed ? <CrashScreen /> : this.props.children;
  }
}

/** The fallback for any crash. It needs neither session nor router, and shows English if no catalog is loaded. */
function CrashScreen() {
  const { t } = useLingui();
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
          <NativeButton autoFocus onPress={reload}>
            <Trans>Reload the Page</Trans>
          </NativeButton>
          <Text tone="muted" size="small">
            <Trans>
              If it keeps happening, <a href={routes.support.href()}>contact support</a>.
            </Trans>
          </Text>
        </Stack>
      </Container>
    </Page>
  );
}

function reload() {
  window.location.reload();
}
