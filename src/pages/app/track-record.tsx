import { useLingui } from '@lingui/react/macro';

import type { Report } from '#features/deals/room-accounts/room-accounts.queries.ts';
import { RoomAccounts } from '#features/deals/room-accounts/room-accounts.tsx';
import { useLanguage } from '#i18n/use-language.ts';
import { formatLongMoment } from '#lib/dates.ts';
import { WriteToUs } from './write-to-us.tsx';

/** The state of the member's reports, with a support message for an overdue one. */
export function TrackRecord({ room }: { readonly room: string | null }) {
  return <RoomAccounts room={room} help={(report) => <OverdueHelp report={report} />} />;
}

function OverdueHelp({ report }: { readonly report: Report }) {
  const message = useOverdueMessage(report);
  return <WriteToUs room={report.room.slug} topic={`report-${report.id}`} message={message} />;
}

/** All details that the support needs to find the report. */
function useOverdueMessage({ id, room, username, reported_at, due_at }: Report): string {
  const { t } = useLingui();
  const { locale } = useLanguage();
  const name = room.name;
  const reported = formatLongMoment(reported_at, locale);
  const due = formatLongMoment(due_at, locale);
  return [
    t`My username is not connected yet, and the answer is overdue.`,
    t`Room: ${name}`,
    t`Username: ${username}`,
    t`Report: ${id}`,
    t`Reported: ${reported}`,
    t`Answer due by: ${due}`,
  ].join('\n');
}
