import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';

import { useLanguage } from '../../../i18n/use-language.ts';
import { countriesIn } from '../../../lib/countries.ts';
import { SelectField } from '../../../ui/select-field/select-field.tsx';

export function CountryField({ defaultValue }: { readonly defaultValue: string }) {
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
    />
  );
}
