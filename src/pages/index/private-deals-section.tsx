import { useLingui } from '@lingui/react/macro';
import { lazy } from 'react';

import { PrivateDeals } from '../../features/private-deals/private-deals.tsx';

// Opened by few, so that nobody else waits for React Aria.
const FeedbackForm = lazy(async () => ({
  default: (await import('../../features/feedback/feedback-form.tsx')).FeedbackForm,
}));

/** The contact block for players of high volume; what they write comes to us as feedback. */
export function PrivateDealsSection() {
  const { t } = useLingui();
  const message = [
    t`I would like a private deal.`,
    t`My rake and fees in a month: $`,
    t`Rooms where I play: `,
    t`Country: `,
  ].join('\n');
  return (
    <PrivateDeals
      form={
        <FeedbackForm
          messageLabel={t`Your request`}
          prefilled={{ topic: 'private-deal', message }}
          room={null}
          isAnswerNeeded
        />
      }
    />
  );
}
