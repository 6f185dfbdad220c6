import { Trans, useLingui } from '@lingui/react/macro';
import { env } from '#lib/env.ts';
import { lazyNamed } from '#loading/lazy-named.tsx';
import { Link } from '#ui/link/link.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { Text } from '#ui/text/text.tsx';

// The answers above it are read without waiting for the form.
const FeedbackForm = lazyNamed(
  async () => (await import('#features/site/feedback/feedback-form.tsx')).FeedbackForm,
  { fallback: <Skeleton shape="block" height="chart" /> },
);

export function Contact() {
  const { t } = useLingui();
  const address = env.supportEmail;
  return (
    <>
      <Text>
        <Trans>
          Tell us what you did and what happened. You can also write to{' '}
          <Link href={`mailto:${address}`}>{address}</Link> from the address of your account.
        </Trans>
      </Text>
      <FeedbackForm messageLabel={t`Your message`} room={null} />
    </>
  );
}
