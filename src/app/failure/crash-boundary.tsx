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

/** Catches whatever no other boundary caught, so that a person never looks at an empty window. */
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

/** The last resort: needs neither session nor router, and reads in English when no catalog came. */
function CrashScreen() {
  const { t } = useLingui();
  const title = t`Oops... Sorry, something went technically wrong`;
  useEffect(() => {
    // The owner of the title crashed with the rest.
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
