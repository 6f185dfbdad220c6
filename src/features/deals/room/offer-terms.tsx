import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLingui } from '@lingui/react/macro';

import { dealLabels, onlyFromAge } from '#i18n/deal-messages.ts';
import { minimumAge } from '#lib/minimum-age.ts';
import { regionQuery } from '#queries/region.ts';
import { AgeMark } from '#ui/age-mark/age-mark.tsx';
import { CopyField } from '#ui/copy-field/copy-field.tsx';
import { Inline } from '#ui/layout/layout.tsx';
import { Text } from '#ui/text/text.tsx';

/** The country that the member's connection is in (ISO 3166-1 alpha-2), or null while that is not known. */
function useConnectionCountry(): string | null {
  return useQuery(regionQuery()).data?.country ?? null;
}

interface SignificantTermsProps {
  readonly terms: string;
  /** The link to all terms, if they are elsewhere. */
  readonly children?: ReactNode;
}

/** Beside every button that leads to a deal. */
export function SignificantTerms({ terms, children }: SignificantTermsProps) {
  return (
    <Inline isWrapping={false}>
      <AgeLimit />
      <Text size="small" tone="muted">
        <bdi>{terms}</bdi> {children}
      </Text>
    </Inline>
  );
}

/** Where the law of a country does not ask for more. */
const LEAST_AGE = 18;

function AgeLimit() {
  const { i18n } = useLingui();
  const country = useConnectionCountry();
  const age = country === null ? LEAST_AGE : minimumAge(country);
  return <AgeMark label={i18n._(onlyFromAge(age))}>{`${age}+`}</AgeMark>;
}

export function BonusCode({ code }: { readonly code: string }) {
  const { t, i18n } = useLingui();
  return (
    <CopyField
      label={i18n._(dealLabels.bonusCode)}
      value={code}
      copyLabel={t`Copy code`}
      copiedText={t`Copied.`}
      failedText={t`We couldn’t copy the code. It’s selected, so you can copy it yourself.`}
    />
  );
}
