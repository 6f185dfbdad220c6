import { useLingui } from '@lingui/react/macro';

import { kindMeaning, movementKind, noChange } from './edge-history.messages.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { formatDay, formatMoment } from '#lib/dates.ts';
import { isZero, subtractDecimals } from '#lib/decimal.ts';
import { formatEdge, formatEdgeChange } from '#lib/format-decimal.ts';
import type { EdgeMovement } from '#queries/edge-history.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Facts, type FactsProps } from '#ui/facts/facts.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { Text } from '#ui/text/text.tsx';

interface MovementDialogProps {
  readonly movement: EdgeMovement;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export function MovementDialog({ movement, isOpen, onClose }: MovementDialogProps) {
  const { t, i18n } = useLingui();
  const facts = useFacts(movement);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={i18n._(movementKind[movement.kind])}
      closeLabel={t`Close the details`}
    >
      <Stack gap={5}>
        <Stack gap={2}>
          <Text tone="strong" weight="medium">
            <bdi translate="no">{movement.description}</bdi>
          </Text>
          <Text tone="muted">{i18n._(kindMeaning[movement.kind])}</Text>
        </Stack>
        <Facts facts={facts} />
      </Stack>
    </Dialog>
  );
}

function useFacts({
  kind,
  amount,
  room,
  reference,
  played_on: playedOn,
  ...movement
}: EdgeMovement): FactsProps['facts'] {
  const { t, i18n } = useLingui();
  const { locale } = useLanguage();
  const { occurred_at: at, balance_change: change, balance_after: after } = movement;
  const inEdge = (amount: string) => <bdi>{t`${amount} Edge`}</bdi>;
  const edge = (figure: string) => inEdge(formatEdge(figure, locale));
  const named = (term: string, name: string | undefined | null) =>
    typeof name === 'string' ? [{ term, details: <bdi translate="no">{name}</bdi> }] : [];
  return [
    { term: t`Date (UTC)`, details: <bdi>{formatDay(at, locale)}</bdi> },
    { term: t`Time`, details: <bdi>{formatMoment(at, locale)}</bdi> },
    ...(playedOn === null
      ? []
      : [{ term: t`Day of play (UTC)`, details: <bdi>{formatDay(playedOn, locale)}</bdi> }]),
    ...named(t`Room`, room?.name),
    ...named(t`Reference`, reference),
    { term: t`Amount`, details: edge(amount) },
    { term: t`Balance before`, details: edge(subtractDecimals(after, change)) },
    {
      term: t`Balance change`,
      details: isZero(change) ? i18n._(noChange[kind]) : inEdge(formatEdgeChange(change, locale)),
    },
    { term: t`Balance after`, details: edge(after) },
  ];
}
