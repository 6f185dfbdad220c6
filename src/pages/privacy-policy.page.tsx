import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Fragment } from 'react';

import { LegalText, Points } from '#features/site/legal-text/article.tsx';
import { useSupportEmail } from '#hooks/use-support-email.ts';
import { routes } from '#routes.ts';
import { Bullets } from '#ui/bullets/bullets.tsx';
import { Link } from '#ui/link/link.tsx';
import { TextSection } from '#ui/text-section/text-section.tsx';
import { Text } from '#ui/text/text.tsx';

/** All storage keys that the site writes. `tests/journeys/consent.journey.ts` compares the list with a browser. */
const storedKeys = [
  {
    keys: ['user_refresh', 'user_login', 'settings-storage'],
    use: msg`Your login, email, subscriptions and last balance. Gone when you log out. If we end your session, the email stays for one day.`,
  },
  {
    keys: ['pending-login', 'pending-reset'],
    use: msg`The email you signed up with and the page you wanted, while you wait for our email. Gone within one day.`,
  },
  {
    keys: ['member:…:room-visits', 'member:…:redemption', 'member:…:history-view', 'member:…:earnings-view'],
    use: msg`The rooms you opened, a redemption we haven’t confirmed, and how you arranged your tables. Gone when you log out.`,
  },
  {
    keys: ['member:…:last-visit'],
    use: msg`What you saw on your last visit, to show you what changed. Gone when you log out.`,
  },
  {
    keys: ['draft:…'],
    use: msg`What you typed and didn’t send. Gone when you close the tab or log out, or when somebody else logs in.`,
  },
  {
    keys: ['theme', 'language', 'language-offer', 'cookie-choice', 'put-away-reports'],
    use: msg`How the site looks, your answer about the cookie, and the refused reports you hid. They stay.`,
  },
];

export function PrivacyPolicyPage() {
  const { i18n } = useLingui();
  const address = useSupportEmail();
  return (
    <LegalText
      title={<Trans>Privacy Policy</Trans>}
      lead={<Trans>What we keep, why, and how you get it back or have it deleted.</Trans>}
      updated="2026-11-30"
    >
      <TextSection id="what-we-keep" title={<Trans>What we keep</Trans>}>
        <Points
          items={[
            msg`Your name, country, email and password. Nobody can read your password.`,
            msg`Whether you want our offers, and your WhatsApp, Discord and Telegram contacts if you add them.`,
            msg`The usernames and emails you report, and the rake the rooms report for them.`,
            msg`Your Edge, your redemptions and your messages to us.`,
          ]}
        />
        <Text>
          <Trans>
            Your connection shows us which country you’re in. We use it to choose your deals, and don’t add it
            to your account.
          </Trans>
        </Text>
      </TextSection>
      <TextSection id="purposes" title={<Trans>Why we keep it</Trans>}>
        <Points
          items={[
            msg`For our contract with you: to calculate, credit and redeem your Edge, and to answer you.`,
            msg`For our legitimate interest: to keep the site safe from abuse.`,
            msg`With your consent only: to send you offers and news, and to set one cookie.`,
          ]}
        />
      </TextSection>
      <TextSection id="your-browser" title={<Trans>What stays in your browser</Trans>}>
        <Text>
          <Trans>
            The site stores what it needs to work in your browser. Only this site reads it, and you can clear
            it at any time.
          </Trans>
        </Text>
        <Bullets>
          {storedKeys.map(({ keys, use }) => (
            <li key={use.id}>
              <Text as="div">{i18n._(use)}</Text>
              <Text as="div" size="small" tone="muted">
                {keys.map((key, index) => (
                  <Fragment key={key}>
                    {index > 0 && ', '}
                    <bdi>{key}</bdi>
                  </Fragment>
                ))}
              </Text>
            </li>
          ))}
        </Bullets>
      </TextSection>
      <TextSection id="cookies" title={<Trans>The one cookie we ask for</Trans>}>
        <Text>
          <Trans>
            If you accept, we set the cookie <bdi>GTO_APP_UID</bdi> on the domain of our partner, the solver
            service. It holds an anonymous number that recognizes your browser, for up to 1,095 days.
          </Trans>
        </Text>
        <Text>
          <Trans>
            The site works without it. Change your answer under “Cookie choices” at the end of any page. If
            you reject it, we delete it. Where we don’t use the cookie, we don’t ask.
          </Trans>
        </Text>
      </TextSection>
      <TextSection id="who-else" title={<Trans>Who else sees it</Trans>}>
        <Points
          items={[
            msg`A room sees that you came from us, and the username and email you report for it. It sets its own cookies, under its own privacy policy.`,
            msg`The solver service sees the email you redeem a plan for.`,
            msg`The companies that run our servers and send our emails see only what they must.`,
          ]}
        />
        <Text>
          <Trans>Nobody else sees it. We don’t sell data, and we run no third-party ads or analytics.</Trans>
        </Text>
      </TextSection>
      <TextSection id="emails" title={<Trans>Emails</Trans>}>
        <Text>
          <Trans>
            We email you about your account. We send offers and news only if you ask for them, and they stop
            at once when you turn them off in your <Link href={routes.settings.href()}>settings</Link>.
          </Trans>
        </Text>
      </TextSection>
      <TextSection id="how-long" title={<Trans>How long we keep it</Trans>}>
        <Text>
          <Trans>
            We keep your data while you have an account, and delete it with the account. Messages you sent us
            stay, without your email. Where the law makes us keep a record longer, such as for tax, we use it
            for nothing else.
          </Trans>
        </Text>
      </TextSection>
      <TextSection id="rights" title={<Trans>Your rights</Trans>}>
        <Bullets>
          <li>
            <Trans>
              Download or correct your data on <Link href={routes.account.href()}>your account page</Link>.
              Delete it in your <Link href={routes.settings.href()}>settings</Link>.
            </Trans>
          </li>
          <li>
            <Trans>Object, or take back your consent. Offers and the cookie stop at once.</Trans>
          </li>
          <li>
            <Trans>Complain to us, or to the data protection authority of your country.</Trans>
          </li>
        </Bullets>
        <Text>
          <Trans>
            For anything else, <Link href={routes.support.href()}>write to us</Link>. We answer within one
            month.
          </Trans>
        </Text>
      </TextSection>
      <TextSection id="contact" title={<Trans>Who we are</Trans>}>
        <Text>
          <Trans>
            Email us at <Link href={`mailto:${address}`}>{address}</Link>. Before the site opens, we add the
            operator’s legal name, address and data protection officer.
          </Trans>
        </Text>
      </TextSection>
    </LegalText>
  );
}
