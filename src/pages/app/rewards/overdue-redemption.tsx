import { useLingui } from '@lingui/react/macro';

import { useLanguage } from '#i18n/use-language.ts';
import { formatMomentInWords } from '#lib/dates.ts';
import { WriteToUs } from '../write-to-us.tsx';

interface OverdueRedemptionProps {
  /** As support asks for it. */
  readonly reference: string;
  /** Of the solver account. */
  readonly email: string;
  /** RFC 3339. */
  readonly requestedAt: string;
}

/** A message to us about a redemption that takes longer than 24 hours, with all that it is found by. */
export function OverdueRedemption({ reference, email, requestedAt }: OverdueRedemptionProps) {
  const { t } = useLingui();
  const { locale } = useLanguage();
  const requested = formatMomentInWords(requestedAt, locale);
  const message = [
    t`My redemption takes longer than 24 hours.`,
    t`Reference: ${reference}`,
    t`Solver account: ${email}`,
    t`Requested: ${requested}`,
  ].join('\n');
  return <WriteToUs room={null} topic={`redemption-${reference}`} message={message} />;
}
