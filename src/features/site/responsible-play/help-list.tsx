import { Trans, useLingui } from '@lingui/react/macro';

import { useLanguage } from '#i18n/use-language.ts';
import { formatLongDay } from '#lib/dates.ts';
import { Card, Inline, Stack } from '#ui/layout/layout.tsx';
import { Link } from '#ui/link/link.tsx';
import { Text } from '#ui/text/text.tsx';
import { exclusionRegisters, helpIn, type HelpLine } from '#lib/help-lines.ts';

/** Services of a country, and international ones. Needs no server. */
export function HelpList({ country }: { readonly country: string | null }) {
  return (
    <Stack gap={4}>
      <Stack as="ul" gap={3}>
        {helpIn(country).map((service) => (
          <Card key={service.name} as="li" padding="small">
            <Service {...service} />
          </Card>
        ))}
      </Stack>
      <ExclusionRegister country={country} />
    </Stack>
  );
}

function Service({ name, phone, url, asOf }: HelpLine) {
  const { t } = useLingui();
  const { locale } = useLanguage();
  const date = formatLongDay(asOf, locale);
  return (
    <Stack gap={1}>
      <Text as="bdi" weight="semibold">
        {name}
      </Text>
      <Inline gap={5}>
        {phone !== null && (
          <Link href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`} variant="standalone">
            {phone}
          </Link>
        )}
        <Link href={url} variant="standalone" newTabLabel={t`opens in a new tab`}>
          <bdi>{new URL(url).hostname.replace(/^www\./, '')}</bdi>
        </Link>
      </Inline>
      <Text size="caption" tone="muted">
        <Trans>Checked on {date}</Trans>
      </Text>
    </Stack>
  );
}

function ExclusionRegister({ country }: { readonly country: string | null }) {
  const { t } = useLingui();
  const register = country === null ? undefined : exclusionRegisters.get(country);
  if (register === undefined) return null;
  const { name, url } = register;
  return (
    <Text>
      <Trans>
        Block yourself from every licensed operator in your country:{' '}
        <Link href={url} newTabLabel={t`opens in a new tab`}>
          <bdi>{name}</bdi>
        </Link>
      </Trans>
    </Text>
  );
}
