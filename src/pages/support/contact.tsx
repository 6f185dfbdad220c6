import { Trans, useLingui } from '@lingui/react/macro';
import { env } from '#lib/env.ts';
import { LazyFeedbackForm } from '#features/site/feedback/lazy-feedback-form.tsx';
import { Link } from '#ui/link/link.tsx';
import { Text } from '#ui/text/text.tsx';

// The answers above it are read without waiting for the form.
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
      <LazyFeedbackForm messageLabel={t`Your message`} room={null} />
    </>
  );
}
