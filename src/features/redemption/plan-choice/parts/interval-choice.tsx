import { useLingui } from '@lingui/react/macro';

import type { PlanInterval } from '#sdk/generated/model/plan-interval.ts';
import { CalendarIcon } from '#ui/icons/calendar-icon.ts';
import { Inline } from '#ui/layout/inline.tsx';
import { ToggleButton } from '#ui/toggle-button/toggle-button.tsx';
import { intervalName } from '../plan-choice.messages.ts';

export interface IntervalChoiceProps {
  readonly interval: PlanInterval;
  readonly onInterval: (interval: PlanInterval) => void;
}

const INTERVALS: readonly PlanInterval[] = ['MONTH', 'YEAR'];

/** For how long the plans that show are. */
export function IntervalChoice({ interval, onInterval }: IntervalChoiceProps) {
  const { i18n, t } = useLingui();
  return (
    <div role="group" aria-label={t`How long`}>
      <Inline gap={2}>
        {INTERVALS.map((one) => (
          <ToggleButton
            key={one}
            icon={<CalendarIcon />}
            isPressed={one === interval}
            onPress={() => {
              if (one !== interval) onInterval(one);
            }}
          >
            {i18n._(intervalName[one])}
          </ToggleButton>
        ))}
      </Inline>
    </div>
  );
}
