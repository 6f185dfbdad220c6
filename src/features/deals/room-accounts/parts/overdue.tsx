import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { useLanguage } from '#i18n/use-language.ts';
import { formatMomentInWords } from '#lib/dates.ts';
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/text/text.tsx';
import type { Report } from '../report.ts';

interface OverdueProps {
  readonly report: Report;
  /** What can be done about it. */
  readonly children: ReactNode;
}

/** The promised time is over: said plainly, with a next step. */
export function Overdue({ report, children }: OverdueProps) {
  const { locale } = useLanguage();
  const due = formatMomentInWords(report.due_at, locale);
  return (
    <Stack gap={3}>
      <Text>
        <Trans>
          The answer was due by <bdi>{due}</bdi> and has not come. Write to us, and we ask the room.
        </Trans>
      </Text>
      {children}
    </Stack>
  );
}
