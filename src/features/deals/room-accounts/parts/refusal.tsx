import { Trans } from '@lingui/react/macro';

import { putAway } from '#lib/put-away-reports.ts';
import { routes } from '#routes.ts';
import { Button } from '#ui/button/button.tsx';
import { Inline } from '#ui/layout/inline.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { ButtonLink } from '#ui/link/button-link.tsx';
import { Text } from '#ui/text/text.tsx';
import type { Report } from '../report.ts';

interface RefusalProps {
  readonly report: Report;
  /** Nothing else was reported at the room since. */
  readonly isToCorrect: boolean;
}

/** Why a report was refused, and how to put it right without typing it again. */
export function Refusal({ report, isToCorrect }: RefusalProps) {
  const { reason, room } = report;
  const away = (
    <Button
      variant="quiet"
      size="small"
      onPress={() => {
        putAway(report.id);
      }}
    >
      <Trans>Put away</Trans>
    </Button>
  );
  return (
    <Stack gap={3}>
      <Text>
        {reason === null ? (
          <Trans>The room could not connect this username.</Trans>
        ) : (
          <Trans>
            Reason: <bdi>{reason}</bdi>
          </Trans>
        )}
      </Text>
      {isToCorrect ? (
        <Inline>
          <ButtonLink
            href={routes.room.href({ room: room.slug, report: 'open' })}
            variant="secondary"
            size="small"
          >
            <Trans>Correct and send again</Trans>
          </ButtonLink>
          {away}
        </Inline>
      ) : (
        <>
          <Text size="small" tone="muted">
            <Trans>You have reported another username at this room since.</Trans>
          </Text>
          <Inline>{away}</Inline>
        </>
      )}
    </Stack>
  );
}
