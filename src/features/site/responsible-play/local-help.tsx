import { useQuery } from '@tanstack/react-query';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { useLanguage } from '#i18n/use-language.ts';
import { Choice } from '#ui/choice/choice.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { Text } from '#ui/text/text.tsx';
import { HelpList } from './help-list.tsx';
import { helpCountries, helpCountriesIn } from '#lib/help-lines.ts';
import { regionQuery } from '#queries/region.ts';

const ELSEWHERE = 'elsewhere';

/** The services of the visitor's country, or of one that they choose. */
export function LocalHelp() {
  const { t } = useLingui();
  const { locale } = useLanguage();
  const { data } = useQuery(regionQuery());
  const [chosen, setChosen] = useState<string | null>(null);
  const country = chosen ?? data?.country ?? null;
  const countries = helpCountriesIn(locale).map(({ code, name }) => ({ value: code, label: name }));
  return (
    <Stack gap={4}>
      <Stack gap={2}>
        <Choice
          label={t`Country`}
          value={country !== null && helpCountries.includes(country) ? country : ELSEWHERE}
          options={[...countries, { value: ELSEWHERE, label: t`Another country` }]}
          onChange={setChosen}
        />
        <Text size="small" tone="muted">
          <Trans>These services are free and independent of us.</Trans>
        </Text>
      </Stack>
      <HelpList country={country} />
    </Stack>
  );
}
