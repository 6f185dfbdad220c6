import { Trans } from '@lingui/react/macro';

import { useLanguage } from '#i18n/use-language.ts';
import { formatUtcDay } from '#lib/dates.ts';
import { Text } from '#ui/text/text.tsx';
import type { Report } from '../report.ts';

/** Since when, and what happens from then on. */
export function Connected({ report }: { readonly report: Report }) {
  const { locale } = useLanguage();
  const since = formatUtcDay(report.connected_at ?? report.due_at, locale);
  return (
    <Text>
      <Trans>Connected since {since}. The rake that you pay from then on earns Edge, credited daily.</Trans>
    </Text>
  );
}
