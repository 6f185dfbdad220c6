import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';

import { Article, Section } from '../features/legal-text/article.tsx';
import { env } from '../lib/env.ts';
import { routes } from '../routes.ts';
import { useSession } from '../session/use-session.ts';
import { Link } from '../ui/link/link.tsx';
import { Skeleton } from '../ui/skeleton/skeleton.tsx';
import { Text } from '../ui/text/text.tsx';

// The answers above it are read without waiting for the form.
const FeedbackForm = lazy(async () => ({
  default: (await import('../features/feedback/feedback-form.tsx')).FeedbackForm,
}));

export function SupportPage() {
  const { t } = useLingui();
  const { user } = useSession();
  const address = env.supportEmail;
  return (
    <Article
      title={<Trans>Support</Trans>}
      lead={
        <Trans>Something does not work, or looks wrong? These are the quickest ways to get it right.</Trans>
      }
    >
      <Section title={<Trans>The verification email does not arrive</Trans>}>
        <Text>
          <Trans>
            Look in your spam folder first. A link works for 10 minutes, and only the newest one counts. You
            can <Link href={routes.verifyEmail.href()}>send a new email</Link> at any time.
          </Trans>
        </Text>
      </Section>
      <Section title={<Trans>You cannot log in</Trans>}>
        <Text>
          <Trans>
            Check the address and the password, and make sure that you verified your email. For your safety,
            we do not say which of them was wrong.
          </Trans>
        </Text>
      </Section>
      <Section title={<Trans>Write to us</Trans>}>
        <Text>
          <Trans>
            Tell us what you did and what happened. You can also write to{' '}
            <Link href={`mailto:${address}`}>{address}</Link> from the address of your account.
          </Trans>
        </Text>
        <Suspense fallback={<Skeleton shape="block" height="chart" />}>
          <FeedbackForm messageLabel={t`Your message`} room={null} email={user?.email ?? ''} />
        </Suspense>
      </Section>
      <Section title={<Trans>Play responsibly</Trans>}>
        <Text>
          <Trans>
            Poker for money is for adults, and only with money that you can lose. If it stops being fun, set a
            limit at your room, take a break, or ask a help line of your country for advice.
          </Trans>
        </Text>
      </Section>
    </Article>
  );
}
