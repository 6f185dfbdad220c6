import { Button } from '#ui/button/button.tsx';
import { Checkbox } from '#ui/checkbox/checkbox.tsx';
import { Choice } from '#ui/choice/choice.tsx';
import { CodeField } from '#ui/code-field/code-field.tsx';
import { DateRangePicker } from '#ui/date-range-picker/date-range-picker.tsx';
import { FilterBar } from '#ui/filter-bar/filter-bar.tsx';
import { Form } from '#ui/form/form.tsx';
import { StarIcon } from '#ui/icons/icons.ts';
import { Link } from '#ui/link/link.tsx';
import { NumberField } from '#ui/number-field/number-field.tsx';
import { PasswordField } from '#ui/password-field/password-field.tsx';
import { RadioGroup } from '#ui/radio-group/radio-group.tsx';
import { SearchField } from '#ui/search-field/search-field.tsx';
import { SelectField } from '#ui/select-field/select-field.tsx';
import { Switch } from '#ui/switch/switch.tsx';
import { TextArea } from '#ui/text-area/text-area.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { ToggleButton } from '#ui/toggle-button/toggle-button.tsx';
import { nothing, type Specimens, WithError, WithState } from './specimens.tsx';

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
    'long text': (
      <TextField
        name="note"
        label={say('A label that goes on and on, as labels do, until it needs a second line')}
        autoComplete="off"
        defaultValue={say('A value that is longer than the field and goes on out of sight')}
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
    'with an error': (
      <WithError message={say('Write a message')}>
        <TextArea name="missing" label={say('Your message')} isRequired />
      </WithError>
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
    'with an error': (
      <WithError message={say('Enter your password')}>
        <PasswordField
          name="wrong"
          label={say('Password')}
          autoComplete="current-password"
          showLabel={say('Show password')}
          hideLabel={say('Hide password')}
          isRequired
        />
      </WithError>
    ),
  }),
  'code field': (say) => ({
    empty: <CodeField name="code" label={say('6-digit code')} />,
    'with an error': (
      <WithError message={say('This code has expired. Ask for a new one.')}>
        <CodeField name="expired" label={say('6-digit code')} isRequired />
      </WithError>
    ),
  }),
  'number field': (say) => ({
    'filled, with a unit and a description': (
      <NumberField
        name="rake"
        label={say('Rake you pay')}
        description={say('On average, at all rooms together.')}
        unit={say('$ a month')}
        defaultValue="1250.5"
        minValue={0}
        fractionDigits={2}
      />
    ),
    'at its maximum': (
      <NumberField name="tables" label={say('Tables')} defaultValue="24" minValue={1} maxValue={24} />
    ),
    'with an error': (
      <WithError message={say('Enter how many hands you play, for example 20,000')}>
        <NumberField name="played" label={say('Hands a month')} isRequired />
      </WithError>
    ),
  }),
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
        <DateRangePicker startName="first" endName="last" label={say('Period')} isRequired />
      </WithError>
    ),
  }),
  checkbox: (say) => ({
    ticked: <Checkbox name="news" label={say('Send me news about deals')} isDefaultChecked />,
    'with a link and an error': (
      <WithError message={say('Agree to the terms to create an account')}>
        <Checkbox
          name="terms"
          label={
            <>
              {say('I agree to the')} <Link href="#terms">{say('Terms and Conditions')}</Link>
            </>
          }
          isRequired
        />
      </WithError>
    ),
  }),
  'radio group': (say) => {
    const options = [
      { value: 'daily', label: say('Every day') },
      { value: 'weekly', label: say('Every week'), description: say('On Mondays, if there is any news.') },
    ];
    return {
      'chosen, with a description': (
        <RadioGroup name="often" label={say('How often')} options={options} defaultValue="weekly" />
      ),
      'with an error': (
        <WithError message={say('Choose how often')}>
          <RadioGroup name="again" label={say('Send me a summary')} options={options} isRequired />
        </WithError>
      ),
    };
  },
  switch: (say) => ({
    'on, with a description': (
      <WithState<boolean> initial>
        {(isOn, setOn) => (
          <Switch
            label={say('Tell me about new deals')}
            description={say('One email a week at most, only about rooms open in your country.')}
            isSelected={isOn}
            onChange={setOn}
          />
        )}
      </WithState>
    ),
    off: (
      <WithState initial={false}>
        {(isOn, setOn) => <Switch label={say('Show amounts')} isSelected={isOn} onChange={setOn} />}
      </WithState>
    ),
  }),
  choice: (say) => ({
    'inline: a setting that takes effect at once': (
      <Choice
        label={say('Language')}
        value="en"
        options={[
          { value: 'en', label: say('English'), lang: 'en' },
          { value: 'de', label: say('Deutsch'), lang: 'de' },
        ]}
        onChange={nothing}
      />
    ),
  }),
  'filter bar': (say) => ({
    'a search, a choice and a button': (
      <FilterBar label={say('Filter the deals')}>
        <WithState initial={say('River')}>
          {(text, setText) => <SearchField label={say('Search')} value={text} onChange={setText} />}
        </WithState>
        <Choice
          layout="stacked"
          label={say('Sort by')}
          value="best"
          options={[{ value: 'best', label: say('Best first') }]}
          onChange={nothing}
        />
        <ToggleButton size="field" icon={<StarIcon />} isPressed={false} onPress={nothing}>
          {say('Exclusive only')}
        </ToggleButton>
      </FilterBar>
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
