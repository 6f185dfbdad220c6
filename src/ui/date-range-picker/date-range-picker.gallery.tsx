import { SampleError } from '#ui/field/sample-error.tsx';
import { useSampleText } from '#ui/gallery/sample-text.ts';
import { Specimen } from '#ui/gallery/specimen.tsx';
import { Grid } from '#ui/layout/grid.tsx';
import { DateRangePicker } from './date-range-picker.tsx';

export function DateRangePickerGallery() {
  const say = useSampleText();
  return (
    <Grid gap={8}>
      <Specimen name="empty">
        <DateRangePicker startName="from" endName="to" label={say('Period')} />
      </Specimen>
      <Specimen name="filled, with a description">
        <DateRangePicker
          startName="since"
          endName="until"
          label={say('Earnings')}
          description={say('Days begin at midnight UTC.')}
          defaultStart="2026-11-09"
          defaultEnd="2026-11-20"
          maxDate="2026-11-27"
        />
      </Specimen>
      <Specimen name="with an error">
        <SampleError message={say('Enter the first and the last day')}>
          <DateRangePicker startName="first" endName="last" label={say('Period')} isRequired />
        </SampleError>
      </Specimen>
      <Specimen name="disabled">
        <DateRangePicker
          startName="opened"
          endName="closed"
          label={say('Period')}
          defaultStart="2026-10-01"
          defaultEnd="2026-10-31"
          isDisabled
        />
      </Specimen>
    </Grid>
  );
}
