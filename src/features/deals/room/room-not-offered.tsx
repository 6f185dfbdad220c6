import { Trans, useLingui } from '@lingui/react/macro';

import { useLanguage } from '#i18n/use-language.ts';
import { countryName } from '#lib/countries.ts';
import { Stack } from '#ui/layout/stack.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { Text } from '#ui/text/text.tsx';
import { useConnectionCountry, type RoomAnswer } from './room.queries.ts';

/** The room has no deal where the member is; they see it for the account that they have there. */
export function RoomNotOffered({ room: { name } }: { readonly room: Pick<RoomAnswer, 'name'> }) {
  const { t } = useLingui();
  const { locale } = useLanguage();
  const code = useConnectionCountry();
  const country = code === null ? null : countryName(code, locale);
  return (
    <Notice>
      <Stack gap={1}>
        <Text as="strong">
          {country === null ? t`Not offered in your country` : t`Not offered in your country: ${country}`}
        </Text>
        <Text>
          <Trans>
            We go by the country that your connection comes from. An account of yours at <bdi>{name}</bdi>{' '}
            that is connected goes on earning by the deal it came with.
          </Trans>
        </Text>
      </Stack>
    </Notice>
  );
}
