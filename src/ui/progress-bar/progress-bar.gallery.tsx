import { Stack } from '#ui/layout/stack.tsx';
import { useSampleText } from '#ui/gallery/sample-text.ts';
import { Specimen } from '#ui/gallery/specimen.tsx';
import { GoalBar } from './goal-bar.tsx';
import { ProgressBar } from './progress-bar.tsx';

const TONES = ['accent', 'positive'] as const;

export function ProgressBarGallery() {
  const say = useSampleText();
  return (
    <Stack gap={6}>
      {TONES.map((tone) => (
        <Specimen key={tone} name={`${tone}: nothing yet, a quarter, all`}>
          <Stack>
            <ProgressBar tone={tone} label={say('Rooms checked')} value={0} valueText={say('0 of 12')} />
            <ProgressBar tone={tone} label={say('Rooms checked')} value={0.25} valueText={say('3 of 12')} />
            <ProgressBar tone={tone} label={say('Rooms checked')} value={1} valueText={say('12 of 12')} />
          </Stack>
        </Specimen>
      ))}
      <Specimen name="nobody knows how far">
        <ProgressBar label={say('Preparing your file')} />
      </Specimen>
      <Specimen name="hidden label">
        <ProgressBar label={say('Days of the month')} isLabelHidden value={0.6} />
      </Specimen>
      <Specimen name="long text">
        <ProgressBar
          label={say('Hands that the poker room has counted since the first day of this month')}
          value={0.4}
          valueText={say('12,400 of 31,000 hands')}
        />
      </Specimen>
      <Specimen name="a goal: far, near, reached">
        <Stack>
          <GoalBar label={say('Edge to Starter')} value={0.08} valueText={say('9.60 of 120 Edge')} />
          <GoalBar label={say('Edge to Premium')} value={0.72} valueText={say('86.50 of 120 Edge')} />
          <GoalBar label={say('Edge to Elite')} value={1} valueText={say('249 of 249 Edge')} />
        </Stack>
      </Specimen>
    </Stack>
  );
}
