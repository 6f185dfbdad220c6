import { Trans, useLingui } from '@lingui/react/macro';

import { useLanguage } from '#i18n/use-language.ts';
import { formatEdge, formatMoney } from '#lib/format-decimal.ts';
import { rakeRangeFor } from '#lib/rake-estimate.ts';
import { routes } from '#routes.ts';
import { Inline } from '#ui/layout/inline.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Link } from '#ui/link/link.tsx';
import { Text } from '#ui/text/text.tsx';
import type { Multipliers } from '../multipliers.ts';
import { rakeNeeded, rakeNeededBetween } from '../plan-choice.messages.ts';

export interface ShortfallProps {
  /** A decimal string above zero. */
  readonly missing: string;
  /** Null while or where nobody knows. */
  readonly multipliers: Multipliers | null;
}

/** What is missing in Edge and, where that can be told, in rake; and the ways to more. */
export function Shortfall({ missing, multipliers }: ShortfallProps) {
  const { locale } = useLanguage();
  const edge = formatEdge(missing, locale);
  return (
    <Stack gap={3}>
      <Stack gap={1}>
        <Text tone="strong" weight="semibold">
          <Trans>{edge} Edge short</Trans>
        </Text>
        {multipliers !== null && <RakeNeeded missing={missing} multipliers={multipliers} />}
      </Stack>
      <Inline gap={4}>
        <Link href={routes.deals.href()} variant="standalone">
          <Trans>See the deals</Trans>
        </Link>
        <Link href={routes.rewards.href()} variant="standalone">
          <Trans>See your rewards</Trans>
        </Link>
      </Inline>
    </Stack>
  );
}

function RakeNeeded({
  missing,
  multipliers,
}: {
  readonly missing: string;
  readonly multipliers: Multipliers;
}) {
  const { i18n } = useLingui();
  const { locale } = useLanguage();
  const range = rakeRangeFor(missing, multipliers.multipliers);
  if (range === null) return null;
  const dollars = (amount: bigint) => formatMoney(String(amount), 'USD', locale);
  const { least, most } = range;
  return (
    <Text size="small" tone="muted">
      {i18n._(
        least === most
          ? rakeNeeded[multipliers.of](dollars(least))
          : rakeNeededBetween[multipliers.of](dollars(least), dollars(most)),
      )}
    </Text>
  );
}
