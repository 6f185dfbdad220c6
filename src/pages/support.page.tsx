import { Trans, useLingui } from '@lingui/react/macro';

import { Article, Contents, ReviewNote } from '#features/site/legal-text/article.tsx';
import { Answer } from '#features/site/faq/faq.tsx';
import { commonProblems } from '#features/site/faq/questions.ts';
import { HelpList } from '#features/site/responsible-play/help-list.tsx';
import { useSupportEmail } from '#hooks/use-support-email.ts';
import { loadCatalog } from '#i18n/language.ts';
import { logFailure } from '#lib/log.ts';
import { LazyFeedbackForm } from '#features/site/feedback/lazy-feedback-form.tsx';
import { lazyNamed } from '#loading/lazy-named.tsx';
import { HELP_ANCHOR, routes } from '#routes.ts';
import { useSession } from '#session/use-session.ts';
import { Bullets } from '#ui/bullets/bullets.tsx';
import { Link } from '#ui/link/link.tsx';
import { TextSection } from '#ui/text-section/text-section.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { Text } from '#ui/text/text.tsx';

// Only for members.
const MemberMarketing = lazyNamed(
  async () => {
    const [{ MemberMarketing: Choice }] = await Promise.all([
      import('./support/member-marketing.tsx'),
      loadCatalog('members').catch((error: unknown) => {
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

export function SupportPage() {
  const { t } = useLingui();
  const address = useSupportEmail();
  return (
    <Article title={<Trans>Support</Trans>}>
      <Contents>
        <TextSection id="common-problems" title={<Trans>Common problems</Trans>}>
          <div>
            {commonProblems.map((problem) => (
              <Answer key={problem.id} {...problem} />
            ))}
          </div>
          <Text>
            <Trans>
              You’ll find more answers in the <Link href={routes.faq.href()}>FAQ</Link>.
            </Trans>
          </Text>
        </TextSection>
        <TextSection id="contact" title={<Trans>Write to us</Trans>}>
          <Text>
            <Trans>
              Tell us what you did and what happened. You can also email{' '}
              <Link href={`mailto:${address}`}>{address}</Link>.
            </Trans>
          </Text>
          <LazyFeedbackForm messageLabel={t`Your message`} room={null} />
        </TextSection>
        <TextSection id="marketing" title={<Trans>Stop offers and news</Trans>}>
          <Marketing />
        </TextSection>
        <TextSection id={HELP_ANCHOR} title={<Trans>Get help with your play</Trans>}>
          <Text>
            <Trans>
              Do you play more than you want to, or hide it? Talk to someone who knows about it. You don’t
              have to give your name.
            </Trans>
          </Text>
          <LocalHelp />
          <Bullets>
            <li>
              <Trans>Set limits for deposits, losses and time at your room before you play.</Trans>
            </li>
            <li>
              <Trans>Ask your room to lock your account for a while, or for good.</Trans>
            </li>
            <li>
              <Trans>
                <Link href={routes.settings.href()}>Delete your account</Link> here, and our offers stop too.
              </Trans>
            </li>
          </Bullets>
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
          We send offers and news only if you ask for them. <Link href={routes.login.href()}>Log in</Link> to
          stop them here.
        </Trans>
      </Text>
    );
  }
  return <MemberMarketing />;
}

function InternationalHelp() {
  return <HelpList country={null} />;
}
