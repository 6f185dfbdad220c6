import { useLingui } from '@lingui/react/macro';
import { PrivateDeals } from '#features/deals/private-deals/private-deals.tsx';
import { lazyNamed } from '#loading/lazy-named.tsx';

// Opened by few, so that nobody else waits for React Aria.
const FeedbackForm = lazyNamed(
  async () => (await import('#features/site/feedback/feedback-form.tsx')).FeedbackForm,
);

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
      onWanted={FeedbackForm.preload}
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
