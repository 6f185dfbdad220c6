import { Trans, useLingui } from '@lingui/react/macro';

import { platformName } from '#i18n/platform-name.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { endDay, formatUtcDay } from '#lib/dates.ts';
import { formatList } from '#lib/lists.ts';
import type { Deal } from '#sdk/generated/model/deal.ts';
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/text/text.tsx';

/** What it runs on, how one pays, and until when it stands, in a few words each. */
export function DealDetails({ deal }: { readonly deal: Deal }) {
  const { i18n } = useLingui();
  const { locale } = useLanguage();
  const { expires_at } = deal;
  const platforms = formatList(
    deal.platforms.map((platform) => i18n._(platformName[platform])),
    locale,
  );
  const methods = formatList(
    deal.payment_methods.map(({ name }) => name),
    locale,
  );
  const day = expires_at === null ? null : formatUtcDay(endDay(expires_at), locale);
  return (
    <Stack gap={1}>
      {platforms !== '' && (
        <Text size="small" tone="muted">
          <Trans>Runs on: {platforms}</Trans>
        </Text>
      )}
      {methods !== '' && (
        <Text size="small" tone="muted">
          <Trans>
            Payment: <bdi>{methods}</bdi>
          </Trans>
        </Text>
      )}
      {day !== null && (
        <Text size="small" tone="muted">
          <Trans>Ends on {day}</Trans>
        </Text>
      )}
    </Stack>
  );
}
