import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';

import { useLanguage } from '#i18n/use-language.ts';
import { countriesIn } from '#lib/countries.ts';
import { SelectField } from '#ui/select-field/select-field.tsx';

interface CountryFieldProps {
  readonly defaultValue: string;
  /** What follows from the choice. */
  readonly description?: string;
  readonly onValueChange?: () => void;
}

/** Where a person lives; each country by its name in their language. */
export function CountryField({ defaultValue, description, onValueChange }: CountryFieldProps) {
  const { t } = useLingui();
  const { locale } = useLanguage();
  const options = useMemo(
    () => countriesIn(locale).map(({ code, name }) => ({ value: code, label: name })),
    [locale],
  );
  return (
    <SelectField
      name="country"
      label={t`Country of residence`}
      autoComplete="country"
      placeholder={t`Choose a country`}
      options={options}
      defaultValue={defaultValue}
      isRequired
      {...(description === undefined ? {} : { description })}
      onValueChange={() => onValueChange?.()}
    />
  );
}
