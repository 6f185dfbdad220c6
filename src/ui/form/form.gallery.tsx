import { Button } from '#ui/button/button.tsx';
import { Checkbox } from '#ui/checkbox/checkbox.tsx';
import { useSampleText } from '#ui/gallery/sample-text.ts';
import { Specimen } from '#ui/gallery/specimen.tsx';
import { Grid } from '#ui/layout/grid.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { Form } from './form.tsx';

export function FormGallery() {
  const say = useSampleText();
  const nothing = () => undefined;
  const title = say('There is a problem');
  return (
    <Grid gap={10} column="wide">
      <Specimen name="two fields: sent empty, focus goes to the first that is wrong">
        <Form
          label={say('Short form')}
          errorSummaryTitle={title}
          validate={(values) =>
            values['email'] === '' ? [{ field: 'email', message: say('Enter your email address') }] : []
          }
          onSubmit={nothing}
        >
          <TextField name="email" type="email" label={say('Email address')} autoComplete="off" />
          <Button type="submit">{say('Send the link')}</Button>
        </Form>
      </Specimen>
      <Specimen name="longer: sent empty, a summary lists what is wrong">
        <Form
          label={say('Longer form')}
          errorSummaryTitle={title}
          validate={(values) => [
            ...(values['first'] === '' ? [{ field: 'first', message: say('Enter your first name') }] : []),
            ...(values['terms'] === 'on' ? [] : [{ field: 'terms', message: say('Agree to the terms') }]),
          ]}
          onSubmit={nothing}
        >
          <TextField name="first" label={say('First name')} autoComplete="off" />
          <TextField name="last" label={say('Last name')} autoComplete="off" />
          <Checkbox name="terms" label={say('I agree to the terms')} />
          <Button type="submit">{say('Create account')}</Button>
        </Form>
      </Specimen>
      <Specimen name="pending">
        <Form label={say('Pending form')} errorSummaryTitle={title} isPending onSubmit={nothing}>
          <TextField name="name" label={say('First name')} autoComplete="off" defaultValue={say('Zoe')} />
          <Button type="submit" isPending pendingLabel={say('Saving')}>
            {say('Save changes')}
          </Button>
        </Form>
      </Specimen>
    </Grid>
  );
}
