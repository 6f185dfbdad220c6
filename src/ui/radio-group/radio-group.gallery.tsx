import { SampleError } from '#ui/field/sample-error.tsx';
import { useSampleText } from '#ui/gallery/sample-text.ts';
import { Specimen } from '#ui/gallery/specimen.tsx';
import { Grid } from '#ui/layout/grid.tsx';
import { RadioGroup } from './radio-group.tsx';

export function RadioGroupGallery() {
  const say = useSampleText();
  const when = [
    { value: 'daily', label: say('Every day') },
    { value: 'weekly', label: say('Every week') },
    { value: 'never', label: say('Never') },
  ];
  const plans = [
    { value: 'starter', label: say('Starter'), description: say('15 Edge a month. For one format.') },
    {
      value: 'premium',
      label: say('Premium'),
      description: say('65 Edge a month. Every format, and reports on your own hands.'),
    },
    {
      value: 'elite',
      label: say('Elite'),
      description: say('140 Edge a month. You need 32 Edge more.'),
      isDisabled: true,
    },
  ];
  return (
    <Grid gap={8}>
      <Specimen name="nothing chosen">
        <RadioGroup name="summary" label={say('Send me a summary')} options={when} />
      </Specimen>
      <Specimen name="chosen, with descriptions, one disabled">
        <RadioGroup
          name="plan"
          label={say('Plan')}
          description={say('You can change it once a month.')}
          options={plans}
          defaultValue="premium"
        />
      </Specimen>
      <Specimen name="with an error">
        <SampleError message={say('Choose how often')}>
          <RadioGroup name="again" label={say('Send me a summary')} options={when} isRequired />
        </SampleError>
      </Specimen>
      <Specimen name="disabled">
        <RadioGroup
          name="fixed"
          label={say('Send me a summary')}
          options={when}
          defaultValue="weekly"
          isDisabled
        />
      </Specimen>
    </Grid>
  );
}
