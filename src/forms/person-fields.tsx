import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';

import { useLanguage } from '#i18n/use-language.ts';
import { countriesIn, countryCodes } from '#lib/countries.ts';
import { typedText } from '#lib/typed-text.ts';
import { SelectField } from '#ui/select-field/select-field.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { notAccepted } from './field-messages.ts';

export interface Person {
  readonly first_name: string;
  readonly last_name: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
}

const countryMessage = msg`Choose the country you live in.`;

export const personMessages = {
  first_name: { missing: msg`Enter your first name.`, refused: notAccepted },
  last_name: { missing: msg`Enter your last name.`, refused: notAccepted },
  country: { missing: countryMessage, refused: countryMessage },
};

export function personOf(values: Readonly<Record<string, string>>): Person {
  return {
    first_name: typedText(values['first_name'] ?? ''),
    last_name: typedText(values['last_name'] ?? ''),
    country: values['country'] ?? '',
  };
}

/** Accepts any name that is not empty. */
export function personProblems({ first_name, last_name, country }: Person) {
  const missingUnless = (isThere: boolean) => (isThere ? null : 'missing');
  return {
    first_name: missingUnless(first_name !== ''),
    last_name: missingUnless(last_name !== ''),
    country: missingUnless(countryCodes.includes(country)),
  } as const;
}

interface PersonFieldsProps {
  readonly defaults: Person;
  readonly countryDescription?: string;
  readonly autoFocus?: boolean;
  readonly onValueChange?: () => void;
}

export function PersonFields({ defaults, countryDescription, autoFocus, onValueChange }: PersonFieldsProps) {
  const { t } = useLingui();
  const { locale } = useLanguage();
  const options = useMemo(
    () => countriesIn(locale).map(({ code, name }) => ({ value: code, label: name })),
    [locale],
  );
  const changed = () => onValueChange?.();
  return (
    <>
      <TextField
        name="first_name"
        label={t`First name`}
        autoComplete="given-name"
        defaultValue={defaults.first_name}
        onValueChange={changed}
        autoFocus={autoFocus === true}
        isRequired
      />
      <TextField
        name="last_name"
        label={t`Last name`}
        autoComplete="family-name"
        defaultValue={defaults.last_name}
        onValueChange={changed}
        isRequired
      />
      <SelectField
        name="country"
        label={t`Country of residence`}
        autoComplete="country"
        placeholder={t`Choose a country`}
        options={options}
        defaultValue={defaults.country}
        isRequired
        {...(countryDescription === undefined ? {} : { description: countryDescription })}
        onValueChange={changed}
      />
    </>
  );
}
