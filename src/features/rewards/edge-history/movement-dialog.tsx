import { useLingui } from '@lingui/react/macro';

import { kindMeaning, movementKind, NO_CHANGE, stepName } from './edge-history.messages.ts';
import { movementText } from './movement-text.ts';
import { carriedOverFrom } from '#domain/carry-over.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { formatDay, formatMoment, formatMonth } from '#lib/dates.ts';
import { isZero, subtractDecimals } from '#lib/decimal.ts';
import { formatEdge, formatEdgeChange } from '#lib/format-decimal.ts';
import type { EdgeMovement } from '#queries/edge-history.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Facts, type FactsProps } from '#ui/facts/facts.tsx';
import { Heading } from '#ui/heading/heading.tsx';
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
      closeLabel={t`Close`}
    >
      <Stack gap={5}>
        <Stack gap={2}>
          <Text tone="strong" weight="medium">
            <bdi translate="no">{movementText(movement, i18n)}</bdi>
          </Text>
          <Text tone="muted">{i18n._(kindMeaning[movement.kind])}</Text>
        </Stack>
        {movement.steps.length > 0 && <Steps movement={movement} />}
        <Facts facts={facts} />
      </Stack>
    </Dialog>
  );
}

interface StepsProps {
  readonly movement: EdgeMovement;
}

/** When each happened, and what it did to the balance. */
function Steps({ movement: { amount, steps } }: StepsProps) {
  const { t, i18n } = useLingui();
  const { locale } = useLanguage();
  const changeOf = (kind: EdgeMovement['steps'][number]['kind']) => {
    const sign = STEP_SIGN[kind];
    if (sign === null) return null;
    return formatEdgeChange(sign === '-' ? subtractDecimals('0.00', amount) : amount, locale);
  };
  return (
    <Stack gap={3}>
      <Heading level={3} size="small">
        {t`Steps`}
      </Heading>
      <Facts
        facts={steps.map(({ kind, occurred_at }) => ({
          term: i18n._(stepName[kind]),
          details: (
            <Stack gap={1}>
              <bdi>{formatMoment(occurred_at, locale)}</bdi>
              <Text size="small" tone="muted">
                <Change amount={changeOf(kind)} />
              </Text>
            </Stack>
          ),
        }))}
      />
    </Stack>
  );
}

interface ChangeProps {
  /** With its sign; null if the balance does not change. */
  readonly amount: string | null;
}

function Change({ amount }: ChangeProps) {
  const { t, i18n } = useLingui();
  return <bdi>{amount === null ? i18n._(NO_CHANGE) : t`${amount} Edge`}</bdi>;
}

/** What one Edge of a step does to the balance. */
const STEP_SIGN: Readonly<Record<EdgeMovement['steps'][number]['kind'], '+' | '-' | null>> = {
  earned: null,
  credited: '+',
  requested: '-',
  completed: null,
  failed: '+',
  unknown: null,
};

function useFacts(whole: EdgeMovement): FactsProps['facts'] {
  const { amount, room, reference, played_on: playedOn, ...movement } = whole;
  const { t } = useLingui();
  const { locale } = useLanguage();
  const { occurred_at: at, balance_change: change, balance_after: after } = movement;
  const carried = carriedOverFrom(whole);
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
    ...(carried === null
      ? []
      : [{ term: t`Carried over from`, details: <bdi>{formatMonth(carried, locale)}</bdi> }]),
    ...named(t`Room`, room?.name),
    ...named(t`Reference`, reference),
    { term: t`Amount`, details: edge(amount) },
    { term: t`Balance before`, details: edge(subtractDecimals(after, change)) },
    {
      term: t`Balance change`,
      details: <Change amount={isZero(change) ? null : formatEdgeChange(change, locale)} />,
    },
    { term: t`Balance after`, details: edge(after) },
  ];
}
