import { Trans, useLingui } from '@lingui/react/macro';

import { formatAge, formatDay, formatMoment } from '#lib/dates.ts';
import { useSession } from '#session/use-session.ts';
import { Facts } from '#ui/facts/facts.tsx';
import type { StatementData } from '../statement.queries.ts';

interface StatementHeadProps {
  readonly earnings: StatementData['earnings'];
  readonly madeAt: number;
}

/** Whose statement it is, of which days, and how old what it says is. */
export function StatementHead({ earnings: { period, last_updated: updated }, madeAt }: StatementHeadProps) {
  const { t, i18n } = useLingui();
  const { user } = useSession();
  const zone = period.time_zone;
  const days = [period.start, period.end].map((day) => formatDay(day, i18n.locale)).join(' – ');
  const email = user?.email ?? null;
  const made = new Date(madeAt).toISOString();
  return (
    <Facts
      facts={[
        { term: t`Name`, details: <bdi>{[user?.first_name, user?.last_name].join(' ').trim()}</bdi> },
        ...(email === null ? [] : [{ term: t`Email`, details: <bdi>{email}</bdi> }]),
        {
          term: t`Period`,
          details: (
            <bdi>
              {days} ({zone})
            </bdi>
          ),
        },
        {
          term: t`Last Updated`,
          details:
            updated === null ? (
              <Trans>No room has reported anything</Trans>
            ) : (
              <Updated at={updated} now={madeAt} />
            ),
        },
        { term: t`Made`, details: <Moment at={made} /> },
      ]}
    />
  );
}

/** The age of the data, not of the statement. */
function Updated({ at, now }: { readonly at: string; readonly now: number }) {
  const { i18n } = useLingui();
  const age = formatAge(at, now, i18n.locale);
  return (
    <span>
      <Moment at={at} />{' '}
      <Trans>
        (<bdi>{age}</bdi>, the oldest of your rooms’ data)
      </Trans>
    </span>
  );
}

function Moment({ at }: { readonly at: string }) {
  const { i18n } = useLingui();
  return (
    <time dateTime={at}>
      <bdi>{formatMoment(at, i18n.locale)}</bdi>
    </time>
  );
}
