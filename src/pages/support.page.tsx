import { Trans, useLingui } from '@lingui/react/macro';

import { Article, Contents, ReviewNote } from '#features/site/legal-text/article.tsx';
import { HelpList } from '#features/site/responsible-play/help-list.tsx';
import { loadMemberCatalog } from '#i18n/language.ts';
import { env } from '#lib/env.ts';
import { logFailure } from '#lib/log.ts';
import { LazyFeedbackForm } from '#features/site/feedback/lazy-feedback-form.tsx';
import { lazyNamed } from '#loading/lazy-named.tsx';
import { HELP_ANCHOR, routes } from '#routes.ts';
import { useSession } from '#session/use-session.ts';
import { Bullets } from '#ui/bullets/bullets.tsx';
import { Details } from '#ui/details/details.tsx';
import { Link } from '#ui/link/link.tsx';
import { TextSection } from '#ui/text-section/text-section.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { Text } from '#ui/text/text.tsx';

// Only for members.
const MemberMarketing = lazyNamed(
  async () => {
    const [{ MemberMarketing: Choice }] = await Promise.all([
      import('./support/member-marketing.tsx'),
      loadMemberCatalog().catch((error: unknown) => {
        logFailure('The catalog of private pages did not load', error);
      }),
    ]);
    return Choice;
  },
  { fallback: <Skeleton shape="block" height="card" /> },
);

// The international list shows until the country is known, and if the code does not load.
const LocalHelp = lazyNamed(
  async () => (await import('#features/site/responsible-play/local-help.tsx')).LocalHelp,
  { fallback: <InternationalHelp />, replacement: <InternationalHelp /> },
);

const address = env.supportEmail;

export function SupportPage() {
  const { t } = useLingui();
  return (
    <Article
      title={<Trans>Support</Trans>}
      lead={
        <Trans>Something does not work, or looks wrong? These are the quickest ways to get it right.</Trans>
      }
    >
      <Contents>
        <TextSection id="common-problems" title={<Trans>Common problems</Trans>}>
          <div>
            <Details id="no-email" summary={<Trans>The verification email does not arrive</Trans>}>
              <Text tone="muted">
                <Trans>
                  Look in your spam folder first. A link works for 10 minutes, and only the newest one counts.
                  You can <Link href={routes.verifyEmail.href()}>send a new email</Link> at any time.
                </Trans>
              </Text>
            </Details>
            <Details id="no-login" summary={<Trans>You cannot log in</Trans>}>
              <Text tone="muted">
                <Trans>
                  Check the address and the password, and make sure that you verified your email. For your
                  safety, we do not say which of them was wrong. You can{' '}
                  <Link href={routes.passwordReset.href()}>choose a new password</Link>.
                </Trans>
              </Text>
            </Details>
            <Details id="report-late" summary={<Trans>Your username report takes long</Trans>}>
              <Text tone="muted">
                <Trans>
                  A review takes under 72 hours. If yours takes longer, write to us with the room and the
                  username.
                </Trans>
              </Text>
            </Details>
            <Details id="edge-missing" summary={<Trans>Edge is missing</Trans>}>
              <Text tone="muted">
                <Trans>
                  Edge is credited daily, once the room has confirmed its report. Only play after the account
                  was opened through our link counts. If a day is missing, tell us which one.
                </Trans>
              </Text>
            </Details>
            <Details id="subscription-late" summary={<Trans>Your subscription has not started</Trans>}>
              <Text tone="muted">
                <Trans>
                  Allow up to 24 hours. After that, write to us with the email of your account at the solver
                  service.
                </Trans>
              </Text>
            </Details>
          </div>
          <Text>
            <Trans>
              More answers stand in the <Link href={routes.faq.href()}>FAQ</Link>.
            </Trans>
          </Text>
        </TextSection>
        <TextSection id="contact" title={<Trans>Write to us</Trans>}>
          <Text>
            <Trans>
              Tell us what you did and what happened. You can also write to{' '}
              <Link href={`mailto:${address}`}>{address}</Link> from the address of your account.
            </Trans>
          </Text>
          <LazyFeedbackForm messageLabel={t`Your message`} room={null} />
        </TextSection>
        <TextSection id="marketing" title={<Trans>Stop offers and news</Trans>}>
          <Marketing />
        </TextSection>
        <TextSection id="limits" title={<Trans>Limits and breaks</Trans>}>
          <Text>
            <Trans>
              Poker for money is for adults, and only with money you can lose. These help to keep it that way:
            </Trans>
          </Text>
          <Bullets>
            <li>
              <Trans>Set limits at your room for deposits, losses and time, before you play.</Trans>
            </li>
            <li>
              <Trans>Take a break: ask your room to lock your account for a while.</Trans>
            </li>
            <li>
              <Trans>Exclude yourself: at the room, or in the register of your country, if it has one.</Trans>
            </li>
            <li>
              <Trans>
                Leave us too: <Link href={routes.settings.href()}>delete your account</Link> here, and we show
                you no more deals by email.
              </Trans>
            </li>
          </Bullets>
        </TextSection>
        <TextSection id={HELP_ANCHOR} title={<Trans>Get help with your play</Trans>}>
          <Text>
            <Trans>
              Do you play more than you want to, or hide it from others? Talk to somebody who knows about it.
              It is free, and you need not give your name.
            </Trans>
          </Text>
          <LocalHelp />
        </TextSection>
      </Contents>
      <ReviewNote />
    </Article>
  );
}

/** Checklist, E40. */
function Marketing() {
  const { user } = useSession();
  if (user === null) {
    return (
      <Text>
        <Trans>
          We send offers and news only to members who asked for them.{' '}
          <Link href={routes.login.href()}>Log in</Link> to stop them with one press, here or in your
          settings.
        </Trans>
      </Text>
    );
  }
  return <MemberMarketing />;
}

function InternationalHelp() {
  return <HelpList country={null} />;
}
