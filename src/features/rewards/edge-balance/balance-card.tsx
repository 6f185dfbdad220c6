import { Trans } from '@lingui/react/macro';

import { useLanguage } from '#i18n/use-language.ts';
import { formatEdge } from '#lib/format-decimal.ts';
import { routes } from '#routes.ts';
import { IconBadge } from '#ui/icon-badge/icon-badge.tsx';
import { CoinsIcon } from '#ui/icons/icons.ts';
import { Card, Inline, Stack } from '#ui/layout/layout.tsx';
import { ButtonLink } from '#ui/link/button-link.tsx';
import { Text } from '#ui/text/text.tsx';

/** @param balance a decimal string, as the server sent it */
export function BalanceCard({ balance }: { readonly balance: string }) {
  const { locale } = useLanguage();
  const amount = formatEdge(balance, locale);
  return (
    <Card padding="large" as="section">
      <Inline gap={5} justify="between">
        <Inline gap={5} align="start">
          <IconBadge icon={<CoinsIcon />} size="large" />
          <Stack gap={1}>
            <Text tone="muted">
              <Trans>Edge balance</Trans>
            </Text>
            <Text size="figure" tone="strong">
              <Trans>{amount} Edge</Trans>
            </Text>
          </Stack>
        </Inline>
        <ButtonLink href={routes.redeem.href()} variant="secondary">
          <Trans>Redeem Edge</Trans>
        </ButtonLink>
      </Inline>
    </Card>
  );
}
