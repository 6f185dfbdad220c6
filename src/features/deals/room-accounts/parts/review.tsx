import { Trans, useLingui } from '@lingui/react/macro';

import { reportStage } from '#i18n/report-stage.ts';
import { timeLeftInWords } from '#i18n/time-left.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { formatMomentInWords } from '#lib/dates.ts';
import { Stack } from '#ui/layout/stack.tsx';
import { Stepper } from '#ui/stepper/stepper.tsx';
import { Text } from '#ui/text/text.tsx';
import type { Report } from '../report.ts';
import { timeLeft } from '#lib/time-left.ts';

interface ReviewProps {
  readonly report: Report;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** How far a report is on its way, and how long it still may take. */
export function Review({ report, now }: ReviewProps) {
  const { t, i18n } = useLingui();
  const { locale } = useLanguage();
  const due = formatMomentInWords(report.due_at, locale);
  const left = timeLeft(report.due_at, now);
  return (
    <Stack gap={4}>
      <Stepper
        steps={[
          { title: i18n._(reportStage.submitted), text: formatMomentInWords(report.reported_at, locale) },
          { title: i18n._(reportStage.inReview), text: t`The room looks for your username.` },
          { title: i18n._(reportStage.connected), text: t`Your rake earns Edge from then on.` },
        ]}
        progress={{
          current: report.status === 'submitted' ? 0 : 1,
          stateLabels: { done: t`Done:`, current: t`Now:`, upcoming: t`Next:` },
        }}
      />
      <Text>
        <Trans>
          Answer due by <bdi>{due}</bdi>, by email.
        </Trans>{' '}
        {left !== null && i18n._(timeLeftInWords(left))}
      </Text>
    </Stack>
  );
}
