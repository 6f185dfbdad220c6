import { useLingui } from '@lingui/react/macro';

import { CalendarIcon, ChartColumnIcon, TrendingUpIcon } from '#ui/icons/icons.ts';
import { Inline } from '#ui/layout/layout.tsx';
import { ToggleButton } from '#ui/toggle-button/toggle-button.tsx';
import type { ViewProps } from './edge-days.ts';

export function ViewChoice({ view, onView }: ViewProps) {
  const { t } = useLingui();
  const views = [
    { id: 'days', label: t`Per day`, icon: <ChartColumnIcon /> },
    { id: 'total', label: t`Total so far`, icon: <TrendingUpIcon /> },
    { id: 'months', label: t`Per month`, icon: <CalendarIcon /> },
  ] as const;
  return (
    <div role="group" aria-label={t`View`}>
      <Inline gap={2}>
        {views.map(({ id, label, icon }) => (
          <ToggleButton
            key={id}
            icon={icon}
            isPressed={id === view}
            onPress={() => {
              onView(id);
            }}
          >
            {label}
          </ToggleButton>
        ))}
      </Inline>
    </div>
  );
}
