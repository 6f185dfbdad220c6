import { useLingui } from '@lingui/react/macro';

import { onlyFromAge } from '#i18n/deal-messages.ts';
import { AgeMark } from '#ui/age-mark/age-mark.tsx';
import { useMinimumAge } from '../room.queries.ts';

/** Who may take an offer at all; beside every offer. */
export function AgeLimit() {
  const { t, i18n } = useLingui();
  const age = useMinimumAge();
  if (age === null) return <AgeMark label={t`18 years, or older where your law says so`}>18+</AgeMark>;
  return <AgeMark label={i18n._(onlyFromAge(age))}>{`${age}+`}</AgeMark>;
}
