import { SampleError } from '#ui/field/sample-error.tsx';
import { useSampleText } from '#ui/gallery/sample-text.ts';
import { Specimen } from '#ui/gallery/specimen.tsx';
import { Grid } from '#ui/layout/grid.tsx';
import { CodeField } from './code-field.tsx';

export function CodeFieldGallery() {
  const say = useSampleText();
  return (
    <Grid gap={8}>
      <Specimen name="empty, with a description">
        <CodeField
          name="empty"
          label={say('6-digit code')}
          description={say('It is in the mail we sent to zoe@example.com.')}
        />
      </Specimen>
      <Specimen name="filled">
        <CodeField name="filled" label={say('6-digit code')} defaultValue="482913" />
      </Specimen>
      <Specimen name="with an error">
        <SampleError message={say('This code has expired. Ask for a new one.')}>
          <CodeField name="expired" label={say('6-digit code')} defaultValue="482913" isRequired />
        </SampleError>
      </Specimen>
    </Grid>
  );
}
