import { Trans, useLingui } from '@lingui/react/macro';

import { useLanguage } from '#i18n/use-language.ts';
import { formatNumber } from '#lib/format-decimal.ts';
import type { Deal } from '#queries/deals.ts';
import { Button } from '#ui/button/button.tsx';
import { Form } from '#ui/form/form.tsx';
import { Inline } from '#ui/layout/layout.tsx';
import { NumberField } from '#ui/number-field/number-field.tsx';
import { SelectField } from '#ui/select-field/select-field.tsx';

export const USUAL_RAKE = '500';
const MOST_RAKE = 1_000_000;

export interface Answers {
  /** Dollars, as a plain decimal; empty when the field holds no amount in range. */
  readonly rake?: string;
  readonly dealId?: string;
}

interface RateFormProps {
  readonly deals: readonly Deal[];
  readonly deal: Deal;
  readonly onAnswer: (answers: Answers) => void;
}

function isOffered(rake: string): boolean {
  return rake !== '' && Number(rake) >= 0 && Number(rake) <= MOST_RAKE;
}

/** An answer counts as soon as its field is left; the button is for people who expect one. */
export function RateForm({ deals, deal, onAnswer }: RateFormProps) {
  const { t } = useLingui();
  const { locale } = useLanguage();
  const most = formatNumber(MOST_RAKE, locale);
  const limits = t`Enter a number from 0 to ${most}.`;
  return (
    <Form
      label={t`Estimate your Edge`}
      errorSummaryTitle={t`There is a problem`}
      validate={({ rake = '' }) => (isOffered(rake) ? [] : [{ field: 'rake', message: limits }])}
      onSubmit={({ rake = '' }) => {
        onAnswer({ rake });
      }}
    >
      <NumberField
        name="rake"
        label={t`Net rake in a month`}
        description={t`The part of your rake and fees that the room counts.`}
        unit={t`US dollars`}
        defaultValue={USUAL_RAKE}
        minValue={0}
        maxValue={MOST_RAKE}
        limitsText={limits}
        onValueChange={(rake) => {
          onAnswer({ rake: isOffered(rake) ? rake : '' });
        }}
      />
      <SelectField
        name="deal"
        label={t`Deal`}
        autoComplete="off"
        areNames
        options={deals.map(({ id, title, room }) => ({ value: String(id), label: `${room.name}: ${title}` }))}
        defaultValue={String(deal.id)}
        onValueChange={(dealId) => {
          onAnswer({ dealId });
        }}
      />
      <Inline>
        <Button type="submit" variant="secondary">
          <Trans>Estimate your Edge</Trans>
        </Button>
      </Inline>
    </Form>
  );
}
