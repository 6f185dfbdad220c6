import { SampleError } from '#ui/field/sample-error.tsx';
import { useSampleText } from '#ui/gallery/sample-text.ts';
import { Specimen } from '#ui/gallery/specimen.tsx';
import { Grid } from '#ui/layout/grid.tsx';
import { TextArea } from './text-area.tsx';

export function TextAreaGallery() {
  const say = useSampleText();
  return (
    <Grid gap={8}>
      <Specimen name="empty, with a description">
        <TextArea
          name="message"
          label={say('Your message')}
          description={say('Tell us what you did and what happened.')}
        />
      </Specimen>
      <Specimen name="filled">
        <TextArea
          name="filled"
          label={say('Your message')}
          defaultValue={say('My report is in review since Monday. What is missing?')}
        />
      </Specimen>
      <Specimen name="with an error">
        <SampleError message={say('Write what you would like to know')}>
          <TextArea name="email" label={say('Your question')} isRequired />
        </SampleError>
      </Specimen>
    </Grid>
  );
}
