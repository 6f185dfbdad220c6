import { useLingui } from '@lingui/react/macro';

import { ChartColumnIcon } from '#ui/icons/chart-column-icon.ts';
import { TrendingUpIcon } from '#ui/icons/trending-up-icon.ts';
import { Inline } from '#ui/layout/inline.tsx';
import { ToggleButton } from '#ui/toggle-button/toggle-button.tsx';

interface ViewChoiceProps {
  readonly isTotal: boolean;
  readonly onView: (isTotal: boolean) => void;
}

/** What the drawing and the table show: each day for itself, or what all have come to. */
export function ViewChoice({ isTotal, onView }: ViewChoiceProps) {
  const { t } = useLingui();
  const views = [
    { label: t`Per day`, icon: <ChartColumnIcon />, isPressed: !isTotal, isTotal: false },
    { label: t`Total so far`, icon: <TrendingUpIcon />, isPressed: isTotal, isTotal: true },
  ];
  return (
    <div role="group" aria-label={t`View`}>
      <Inline gap={2}>
        {views.map((view) => (
          <ToggleButton
            key={view.label}
            icon={view.icon}
            isPressed={view.isPressed}
            onPress={() => {
              onView(view.isTotal);
            }}
          >
            {view.label}
          </ToggleButton>
        ))}
      </Inline>
    </div>
  );
}
