import { useLingui } from '@lingui/react/macro';

import type { Report } from '#features/deals/room-accounts/room-accounts.queries.ts';
import { RoomAccounts } from '#features/deals/room-accounts/room-accounts.tsx';
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
function useOverdueMessage({ id }: Report): string {
  const { t } = useLingui();
  return [t`The room hasn’t answered about my username.`, t`Report: ${id}`].join('\n');
}
