import { Trans } from '@lingui/react/macro';
import { useState } from 'react';

import { useLanguage } from '#i18n/use-language.ts';
import { formatMomentInWords, formatTime } from '#lib/dates.ts';
import type { RoomVisit } from '#lib/room-visits.ts';

/** When the member opened the room: the time today, with its date before. */
export function VisitSentence({ visit: { name, openedAt } }: { readonly visit: RoomVisit }) {
  const { locale } = useLanguage();
  const [today] = useState(() => new Date().toDateString());
  const opened = new Date(openedAt);
  if (opened.toDateString() === today) {
    const time = formatTime(opened.getTime(), locale);
    return (
      <Trans>
        You opened <bdi>{name}</bdi> at <bdi>{time}</bdi>.
      </Trans>
    );
  }
  const moment = formatMomentInWords(openedAt, locale);
  return (
    <Trans>
      You opened <bdi>{name}</bdi> on <bdi>{moment}</bdi>.
    </Trans>
  );
}
