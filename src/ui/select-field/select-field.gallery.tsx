import { SampleError } from '#ui/field/sample-error.tsx';
import { useSampleText } from '#ui/gallery/sample-text.ts';
import { Specimen } from '#ui/gallery/specimen.tsx';
import { Grid } from '#ui/layout/grid.tsx';
import { SelectField } from './select-field.tsx';

export function SelectFieldGallery() {
  const say = useSampleText();
  const countries = [
    { value: 'AT', label: say('Austria') },
    { value: 'CA', label: say('Canada') },
    { value: 'GS', label: say('South Georgia and the South Sandwich Islands') },
  ];
  const placeholder = say('Choose your country');
  return (
    <Grid gap={8}>
      <Specimen name="nothing chosen">
        <SelectField
          name="country"
          label={say('Country')}
          autoComplete="off"
          options={countries}
          placeholder={placeholder}
        />
      </Specimen>
      <Specimen name="chosen, with a description">
        <SelectField
          name="home"
          label={say('Country')}
          description={say('The deals depend on it.')}
          autoComplete="off"
          options={countries}
          defaultValue="CA"
        />
      </Specimen>
      <Specimen name="long text">
        <SelectField
          name="island"
          label={say('Country')}
          autoComplete="off"
          options={countries}
          defaultValue="GS"
        />
      </Specimen>
      <Specimen name="with an error">
        <SampleError message={say('Choose the country you live in')}>
          <SelectField
            name="missing"
            label={say('Country')}
            autoComplete="off"
            options={countries}
            placeholder={placeholder}
            isRequired
          />
        </SampleError>
      </Specimen>
    </Grid>
  );
}
