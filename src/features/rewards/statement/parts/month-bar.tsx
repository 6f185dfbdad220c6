import { useLingui } from '@lingui/react/macro';

import { addMonths } from '#lib/calendar.ts';
import { formatMonth } from '#lib/dates.ts';
import { Button } from '#ui/button/button.tsx';
import { Choice } from '#ui/choice/choice.tsx';
import { IconButton } from '#ui/icon-button/icon-button.tsx';
import { ChevronLeftIcon } from '#ui/icons/chevron-left-icon.ts';
import { ChevronRightIcon } from '#ui/icons/chevron-right-icon.ts';
import { PrinterIcon } from '#ui/icons/printer-icon.ts';
import { Inline } from '#ui/layout/inline.tsx';
import { Show } from '#ui/layout/show.tsx';
import { monthsToChoose } from '../months.ts';

interface MonthBarProps {
  readonly month: string;
  readonly current: string;
  /** Whether there is something to print. */
  readonly isReady: boolean;
  readonly onMonth: (month: string) => void;
}

/** Which month it is, and the way to paper. */
export function MonthBar({ month, current, isReady, onMonth }: MonthBarProps) {
  const { t, i18n } = useLingui();
  const months = monthsToChoose(current, month);
  const step = (count: number) => {
    onMonth(addMonths(month, count));
  };
  return (
    <Show isPrinted={false}>
      <Inline gap={4} justify="between">
        <Inline gap={2}>
          <Choice
            label={t`Month`}
            value={month}
            options={months.map((value) => ({
              value,
              label: formatMonth(value, i18n.locale),
            }))}
            onChange={onMonth}
          />
          {/* Gone rather than disabled: focus would be lost either way, and a heading takes it when they go. */}
          {month !== months.at(-1) && (
            <IconButton
              label={t`Previous month`}
              icon={<ChevronLeftIcon />}
              onPress={() => {
                step(-1);
              }}
            />
          )}
          {month !== current && (
            <IconButton
              label={t`Next month`}
              icon={<ChevronRightIcon />}
              onPress={() => {
                step(1);
              }}
            />
          )}
        </Inline>
        <Button
          icon={<PrinterIcon />}
          isDisabled={!isReady}
          onPress={() => {
            window.print();
          }}
        >
          {t`Print`}
        </Button>
      </Inline>
    </Show>
  );
}
