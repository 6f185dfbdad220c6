import { Checkbox } from '#ui/checkbox/checkbox.tsx';
import { Choice } from '#ui/choice/choice.tsx';
import { FilterBar } from '#ui/filter-bar/filter-bar.tsx';
import { StarIcon } from '#ui/icons/icons.ts';
import { Link } from '#ui/link/link.tsx';
import { RadioGroup } from '#ui/radio-group/radio-group.tsx';
import { SearchField } from '#ui/search-field/search-field.tsx';
import { Switch } from '#ui/switch/switch.tsx';
import { ToggleButton } from '#ui/toggle-button/toggle-button.tsx';
import { nothing, type Specimens, WithError, WithState } from './specimens.tsx';

/** What is ticked and chosen. */
export const choices = {
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
        {(isOn, setOn) => (
          <Switch
            label={say('Show amounts')}
            description={say('On this page only.')}
            isSelected={isOn}
            onChange={setOn}
          />
        )}
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
} satisfies Specimens;
