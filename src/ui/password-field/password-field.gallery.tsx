import { useState } from 'react';
import { SampleError } from '#ui/field/sample-error.tsx';
import { useSampleText } from '#ui/gallery/sample-text.ts';
import { Specimen } from '#ui/gallery/specimen.tsx';
import { Grid } from '#ui/layout/grid.tsx';
import { PasswordField } from './password-field.tsx';

export function PasswordFieldGallery() {
  const say = useSampleText();
  const [typed, setTyped] = useState('');
  const rules = [
    { id: 'length', label: say('at least 8 characters'), met: typed.length >= 8 },
    { id: 'upper', label: say('an upper-case letter'), met: /\p{Lu}/u.test(typed) },
    { id: 'number', label: say('a number'), met: /\d/.test(typed) },
  ];
  const met = rules.filter((rule) => rule.met).length;
  const buttons = { showLabel: say('Show password'), hideLabel: say('Hide password') };
  return (
    <Grid gap={8}>
      <Specimen name="current password">
        <PasswordField name="current" label={say('Password')} autoComplete="current-password" {...buttons} />
      </Specimen>
      <Specimen name="new password with rules, ticked off while one types">
        <PasswordField
          name="new"
          label={say('New password')}
          description={say('It logs you out everywhere else.')}
          autoComplete="new-password"
          showLabel={say('Show new password')}
          hideLabel={say('Hide new password')}
          onValueChange={setTyped}
          rules={{
            title: say('Your password needs:'),
            rules,
            metLabel: say('Done'),
            unmetLabel: say('Missing'),
            status: say(`${met} of 3 met`),
          }}
        />
      </Specimen>
      <Specimen name="with an error">
        <SampleError message={say('Enter your password')}>
          <PasswordField
            name="wrong"
            label={say('Password')}
            autoComplete="current-password"
            isRequired
            {...buttons}
          />
        </SampleError>
      </Specimen>
    </Grid>
  );
}
