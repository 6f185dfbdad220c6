import { SampleError } from '#ui/field/sample-error.tsx';
import { useSampleText } from '#ui/gallery/sample-text.ts';
import { Specimen } from '#ui/gallery/specimen.tsx';
import { Grid } from '#ui/layout/grid.tsx';
import { TextField } from './text-field.tsx';

export function TextFieldGallery() {
  const say = useSampleText();
  return (
    <Grid gap={8}>
      <Specimen name="empty">
        <TextField name="username" label={say('Username at the room')} autoComplete="off" isVerbatim />
      </Specimen>
      <Specimen name="filled, with a description">
        <TextField
          name="telegram"
          label={say('Telegram')}
          description={say('We write to you only about your account.')}
          autoComplete="off"
          defaultValue="@river_zoe"
        />
      </Specimen>
      <Specimen name="long text">
        <TextField
          name="note"
          label={say(
            'A label that goes on and on, as labels do in some languages, until it needs a second line',
          )}
          autoComplete="off"
          defaultValue={say('A value that is longer than the field and goes on out of sight')}
        />
      </Specimen>
      <Specimen name="with an error">
        <SampleError message={say('Enter an email address in the correct format, like name@example.com')}>
          <TextField
            name="email"
            type="email"
            label={say('Email address')}
            autoComplete="off"
            defaultValue="zoe"
            isRequired
          />
        </SampleError>
      </Specimen>
      <Specimen name="read only">
        <TextField
          name="account"
          type="email"
          label={say('Email of your account')}
          autoComplete="off"
          defaultValue="zoe@example.com"
          isReadOnly
        />
      </Specimen>
    </Grid>
  );
}
