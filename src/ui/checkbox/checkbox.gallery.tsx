import { SampleError } from '#ui/field/sample-error.tsx';
import { useSampleText } from '#ui/gallery/sample-text.ts';
import { Specimen } from '#ui/gallery/specimen.tsx';
import { Grid } from '#ui/layout/grid.tsx';
import { Link } from '#ui/link/link.tsx';
import { Checkbox } from './checkbox.tsx';

export function CheckboxGallery() {
  const say = useSampleText();
  return (
    <Grid gap={8}>
      <Specimen name="not ticked">
        <Checkbox name="news" label={say('Send me news about deals')} />
      </Specimen>
      <Specimen name="ticked, with a description">
        <Checkbox
          name="summary"
          label={say('Send me a monthly summary')}
          description={say('What you earned, on the first of the month.')}
          isDefaultChecked
        />
      </Specimen>
      <Specimen name="with a link and an error">
        <SampleError message={say('Agree to the terms to create an account')}>
          <Checkbox
            name="terms"
            label={
              <>
                {say('I am 18 or older and agree to the')}{' '}
                <Link href="#terms">{say('Terms and Conditions')}</Link>
              </>
            }
            isRequired
          />
        </SampleError>
      </Specimen>
    </Grid>
  );
}
