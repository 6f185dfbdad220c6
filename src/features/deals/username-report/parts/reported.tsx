import { Trans, useLingui } from '@lingui/react/macro';

import type { ReportedUsername } from '#machines/username-report/reported-username.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { formatMomentInWords } from '#lib/dates.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { Inline } from '#ui/layout/inline.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/text/text.tsx';

interface ReportedProps {
  readonly report: ReportedUsername;
  readonly room: string;
  readonly onDone: () => void;
}

/** It has arrived: what happens next, and until when. */
export function Reported({ report, room, onDone }: ReportedProps) {
  const { t } = useLingui();
  const { locale } = useLanguage();
  const { username } = report;
  const due = formatMomentInWords(report.dueAt, locale);
  return (
    <Stack gap={6}>
      <Alert intent="positive" title={t`Your username is reported.`} takesFocus>
        <Trans>
          We ask <bdi>{room}</bdi> about <bdi>{username}</bdi>. Expect an email within 72 hours, by{' '}
          <bdi>{due}</bdi>.
        </Trans>
      </Alert>
      <Text tone="muted">
        <Trans>Until then you find it among your rooms, with the stage that it is at.</Trans>
      </Text>
      <Inline justify="end">
        <Button variant="primary" onPress={onDone}>
          <Trans>Done</Trans>
        </Button>
      </Inline>
    </Stack>
  );
}
