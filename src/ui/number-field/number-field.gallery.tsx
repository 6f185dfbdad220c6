import { SampleError } from '#ui/field/sample-error.tsx';
import { useSampleText } from '#ui/gallery/sample-text.ts';
import { Specimen } from '#ui/gallery/specimen.tsx';
import { Grid } from '#ui/layout/grid.tsx';
import { NumberField } from './number-field.tsx';

export function NumberFieldGallery() {
  const say = useSampleText();
  return (
    <Grid gap={8}>
      <Specimen name="empty">
        <NumberField name="hands" label={say('Hands a month')} minValue={0} />
      </Specimen>
      <Specimen name="filled, with a unit and a description">
        <NumberField
          name="rake"
          label={say('Rake you pay')}
          description={say('On average, at all rooms together.')}
          unit={say('$ a month')}
          defaultValue="1250.5"
          minValue={0}
          step={0.5}
          fractionDigits={2}
        />
      </Specimen>
      <Specimen name="at its maximum">
        <NumberField
          name="tables"
          label={say('Tables at once')}
          defaultValue="24"
          minValue={1}
          maxValue={24}
        />
      </Specimen>
      <Specimen name="with an error">
        <SampleError message={say('Enter how many hands you play, for example 20,000')}>
          <NumberField name="played" label={say('Hands a month')} isRequired />
        </SampleError>
      </Specimen>
      <Specimen name="disabled">
        <NumberField
          name="fixed"
          label={say('Rake you pay')}
          unit={say('$ a month')}
          defaultValue="800"
          isDisabled
        />
      </Specimen>
    </Grid>
  );
}
