import { Trans, useLingui } from '@lingui/react/macro';

import { routes } from '#routes.ts';
import { NativeButton } from '#ui/button/native-button.tsx';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { Heading } from '#ui/heading/heading.tsx';
import { Container, Inline, Stack } from '#ui/layout/layout.tsx';
import { ButtonLink } from '#ui/link/button-link.tsx';
import { CodeBlock, Text } from '#ui/text/text.tsx';
import { usePageTitle } from '../navigation/document-title.tsx';

interface RouteErrorScreenProps {
  readonly error: unknown;
  readonly onTryAgain: () => void;
}

/** Replaces a page that threw; header and footer stay. */
export function RouteErrorScreen({ error, onTryAgain }: RouteErrorScreenProps) {
  const { t } = useLingui();
  usePageTitle(t`Something went wrong!`);
  return (
    <Container width="text">
      <Stack gap={5}>
        <Heading level={1}>
          <Trans>Something went wrong!</Trans>
        </Heading>
        <Text tone="muted">
          <Trans>We couldn’t show this page. The rest of the site works.</Trans>
        </Text>
        <Inline gap={3}>
          <NativeButton variant="primary" onPress={onTryAgain}>
            <Trans>Try again</Trans>
          </NativeButton>
          <ButtonLink href={routes.support.href()} variant="secondary">
            <Trans>Contact support</Trans>
          </ButtonLink>
        </Inline>
        <Disclosure showLabel={t`Show Error`} hideLabel={t`Hide Error`}>
          <CodeBlock>{error instanceof Error ? error.message : String(error)}</CodeBlock>
        </Disclosure>
      </Stack>
    </Container>
  );
}
