import { SampleError } from '#ui/field/sample-error.tsx';
import { useSampleText } from '#ui/gallery/sample-text.ts';
import { Specimen } from '#ui/gallery/specimen.tsx';
import { Grid } from '#ui/layout/grid.tsx';
import { DatePicker } from './date-picker.tsx';

export function DatePickerGallery() {
  const say = useSampleText();
  return (
    <Grid gap={8}>
      <Specimen name="empty">
        <DatePicker name="since" label={say('Playing since')} />
      </Specimen>
      <Specimen name="filled; calendar with a last day and unavailable days">
        <DatePicker
          name="paid"
          label={say('Paid on')}
          description={say('The room pays on weekdays.')}
          defaultValue="2026-11-18"
          maxDate="2026-11-27"
          isDateUnavailable={(date) => date.endsWith('-14') || date.endsWith('-15')}
        />
      </Specimen>
      <Specimen name="with an error">
        <SampleError message={say('Enter the day of your first hand')}>
          <DatePicker name="first" label={say('First hand')} isRequired />
        </SampleError>
      </Specimen>
      <Specimen name="disabled">
        <DatePicker name="fixed" label={say('Playing since')} defaultValue="2024-02-29" isDisabled />
      </Specimen>
    </Grid>
  );
}
