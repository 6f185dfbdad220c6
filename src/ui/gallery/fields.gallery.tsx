import { Button } from '#ui/button/button.tsx';
import { Checkbox } from '#ui/checkbox/checkbox.tsx';
import { CodeField } from '#ui/code-field/code-field.tsx';
import { DateRangePicker } from '#ui/date-range-picker/date-range-picker.tsx';
import { Form } from '#ui/form/form.tsx';
import { NumberField } from '#ui/number-field/number-field.tsx';
import { PasswordField } from '#ui/password-field/password-field.tsx';
import { SelectField } from '#ui/select-field/select-field.tsx';
import { TextArea } from '#ui/text-area/text-area.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { nothing, type Specimens, WithError } from './specimens.tsx';

/** What is typed, ticked and chosen. */
export const fields = {
  'text field': (say) => ({
    'filled, with a description': (
      <TextField
        name="telegram"
        label={say('Telegram')}
        description={say('We write to you only about your account.')}
        autoComplete="off"
        defaultValue="@river_zoe"
      />
    ),
    'with an error': (
      <WithError message={say('Enter an email address in the correct format, like name@example.com')}>
        <TextField
          name="email"
          type="email"
          label={say('Email address')}
          autoComplete="off"
          defaultValue="zoe"
          isRequired
        />
      </WithError>
    ),
  }),
  'text area': (say) => ({
    'with a description': (
      <TextArea
        name="message"
        label={say('Your message')}
        description={say('Tell us what you did and what happened.')}
      />
    ),
  }),
  'password field': (say) => ({
    'new password with rules': (
      <PasswordField
        name="new"
        label={say('New password')}
        autoComplete="new-password"
        showLabel={say('Show new password')}
        hideLabel={say('Hide new password')}
        rules={{
          title: say('Your password needs:'),
          rules: [
            { id: 'length', label: say('at least 8 characters'), met: true },
            { id: 'number', label: say('a number'), met: false },
          ],
          metLabel: say('Done'),
          unmetLabel: say('Missing'),
          status: say('1 of 2 met'),
        }}
      />
    ),
  }),
  'code field': (say) => ({
    empty: <CodeField name="code" label={say('6-digit code')} />,
  }),
  'number field': (say) => {
    const common = {
      label: say('Rake you pay'),
      description: say('On average, at all rooms together.'),
      unit: say('$ a month'),
      minValue: 0,
      maxValue: 5000,
      limitsText: say('Enter a number from 0 to 5,000.'),
      onValueChange: nothing,
    };
    return {
      'filled, with a unit and a description': <NumberField {...common} name="rake" defaultValue="1250.5" />,
      'at its maximum, with an error': (
        <WithError message={say('Enter what you pay, for example 500')}>
          <NumberField {...common} name="most" defaultValue="5000" />
        </WithError>
      ),
    };
  },
  'select field': (say) => {
    const countries = [
      { value: 'AT', label: say('Austria') },
      { value: 'GS', label: say('South Georgia and the South Sandwich Islands') },
    ];
    return {
      'long text, with a description': (
        <SelectField
          name="home"
          label={say('Country')}
          description={say('The deals depend on it.')}
          autoComplete="off"
          options={countries}
          defaultValue="GS"
        />
      ),
      'with an error': (
        <WithError message={say('Choose the country you live in')}>
          <SelectField
            name="missing"
            label={say('Country')}
            autoComplete="off"
            options={countries}
            placeholder={say('Choose your country')}
            isRequired
          />
        </WithError>
      ),
    };
  },
  'date range picker': (say) => ({
    'filled, with a description': (
      <DateRangePicker
        startName="since"
        endName="until"
        label={say('Earnings')}
        description={say('Days begin at midnight UTC.')}
        defaultStart="2026-11-09"
        defaultEnd="2026-11-20"
      />
    ),
    'empty, with an error': (
      <WithError message={say('Enter the first and the last day')}>
        <DateRangePicker
          startName="first"
          endName="last"
          label={say('Period')}
          description={say('Days begin at midnight UTC.')}
          defaultStart=""
          defaultEnd=""
        />
      </WithError>
    ),
  }),
  form: (say) => ({
    'sent empty, a summary lists what is wrong': (
      <Form
        label={say('Longer form')}
        errorSummaryTitle={say('There is a problem')}
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
    ),
  }),
} satisfies Specimens;
