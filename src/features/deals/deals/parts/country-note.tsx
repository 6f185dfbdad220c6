import { Trans, useLingui } from '@lingui/react/macro';

import { routes } from '#routes.ts';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Link } from '#ui/link/link.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { Text } from '#ui/text/text.tsx';

interface CountryNoteProps {
  /** Its name in the UI language; null while it is not known. */
  readonly country: string | null;
}

/** For which country the deals are, why for that one, and what to do when it is the wrong one. */
export function CountryNote({ country }: CountryNoteProps) {
  const { t } = useLingui();
  return (
    <Stack gap={1}>
      <Text as="div" size="small" tone="muted">
        {country === null ? <Skeleton width="short" /> : <ShownCountry country={country} />}
      </Text>
      <Disclosure showLabel={t`Why this country?`} hideLabel={t`Hide the explanation`}>
        <Stack gap={2}>
          <Text size="small">
            <Trans>
              The law where you are decides which rooms may make you an offer. So we go by the country that
              your connection comes from, and not by the one in your profile.
            </Trans>
          </Text>
          <Text size="small">
            <Trans>
              Is it the wrong country? Turn off a VPN or proxy and reload the page. If it is still wrong,{' '}
              <Link href={routes.support.href()}>contact support</Link>.
            </Trans>
          </Text>
        </Stack>
      </Disclosure>
    </Stack>
  );
}

function ShownCountry({ country }: { readonly country: string }) {
  return (
    <Trans>
      Country: <bdi>{country}</bdi>, from your connection.
    </Trans>
  );
}
