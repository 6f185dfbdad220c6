import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Fragment } from 'react';

import { LegalText, Points } from '#features/site/legal-text/article.tsx';
import { env } from '#lib/env.ts';
import { routes } from '#routes.ts';
import { Bullets } from '#ui/bullets/bullets.tsx';
import { Link } from '#ui/link/link.tsx';
import { TextSection } from '#ui/text-section/text-section.tsx';
import { Text } from '#ui/text/text.tsx';

const address = env.supportEmail;

/** All storage keys that the site writes. `tests/journeys/consent.journey.ts` compares the list with a browser. */
const storedKeys = [
  { keys: ['user_refresh', 'user_login'], use: msg`keep you logged in. Gone when you log out.` },
  {
    keys: ['settings-storage'],
    use: msg`your email address, your subscriptions and your last known balance. Gone when you log out. After a session that we ended, the address stays for one day.`,
  },
  {
    keys: ['pending-login'],
    use: msg`the address you signed up with and wait for an email with, and where you wanted to go. Gone when you log in, or after one day.`,
  },
  {
    keys: ['pending-reset'],
    use: msg`where you wanted to go when you asked to reset your password. Gone after 10 minutes.`,
  },
  { keys: ['theme', 'language'], use: msg`how you want the site to look. They stay.` },
  { keys: ['cookie-choice'], use: msg`whether you accepted the cookie below. It stays.` },
  {
    keys: ['member:…:room-visits'],
    use: msg`which rooms you opened, and when, so that we can remind you to report your username. Gone when you log out.`,
  },
  {
    keys: ['member:…:redemption'],
    use: msg`a redemption whose outcome is not known yet, so that it is never made twice. Gone when it is known, or when you log out.`,
  },
  {
    keys: ['member:…:history-view', 'member:…:earnings-view'],
    use: msg`how you arranged a table. Gone when you log out.`,
  },
  { keys: ['put-away-reports'], use: msg`which refused reports you put away, as numbers. It stays.` },
  {
    keys: ['draft:…'],
    use: msg`what you typed into a form and did not send. Gone when you close the tab, log out, or somebody else logs in.`,
  },
];

export function PrivacyPolicyPage() {
  const { i18n } = useLingui();
  return (
    <LegalText
      title={<Trans>Privacy Policy</Trans>}
      lead={<Trans>Which data we keep, what for, and how you get it back or have it deleted.</Trans>}
      updated="2026-11-28"
    >
      <TextSection id="what-we-keep" title={<Trans>What we keep</Trans>}>
        <Points
          items={[
            msg`Your name, your country of residence and your email address.`,
            msg`Your password, in a form that nobody can read, and whether you want our offers.`,
            msg`Your WhatsApp number, Discord ID and Telegram name, if you give them.`,
            msg`The usernames and email addresses that you report for your accounts at the rooms.`,
            msg`The rake that the rooms report for them, your Edge, and your redemptions.`,
            msg`What you write to us.`,
          ]}
        />
      </TextSection>
      <TextSection id="purposes" title={<Trans>What for</Trans>}>
        <Points
          items={[
            msg`To keep our contract with you: to count, credit and redeem your Edge.`,
            msg`To write to you about your account, and to answer what you ask.`,
            msg`To keep the site safe from abuse, which is in our interest and in yours.`,
            msg`To send you offers and news, and to set one cookie: only with your consent.`,
          ]}
        />
      </TextSection>
      <TextSection id="your-browser" title={<Trans>What stays in your browser</Trans>}>
        <Text>
          <Trans>
            The site keeps what it needs to work in your browser’s own storage. It is read here and by nobody
            else. You can clear it in your browser at any time.
          </Trans>
        </Text>
        <Bullets>
          {storedKeys.map(({ keys, use }) => (
            <li key={use.id}>
              {keys.map((key, index) => (
                <Fragment key={key}>
                  {index > 0 && ', '}
                  <bdi>{key}</bdi>
                </Fragment>
              ))}
              : {i18n._(use)}
            </li>
          ))}
        </Bullets>
      </TextSection>
      <TextSection id="cookies" title={<Trans>The one cookie we ask for</Trans>}>
        <Text>
          <Trans>
            The solver service, our partner, recognises a browser by an anonymous number. It stands in a
            cookie with the name <bdi>GTO_APP_UID</bdi>, on the partner’s domain, for 1,095 days at most.
          </Trans>
        </Text>
        <Text>
          <Trans>
            We set it only after you accept. Nothing on this site depends on it. If you reject it, or change
            your mind later, it is deleted. “Cookie choices”, at the end of every page, takes you back to the
            question. Where this site does not use the cookie, we do not ask.
          </Trans>
        </Text>
      </TextSection>
      <TextSection id="room-links" title={<Trans>When you open a room</Trans>}>
        <Text>
          <Trans>
            A link to a room tells the room that you came from us. It holds no name and no address of yours.
            The room then sets cookies of its own, under its own privacy policy.
          </Trans>
        </Text>
      </TextSection>
      <TextSection id="connection" title={<Trans>Your connection</Trans>}>
        <Text>
          <Trans>
            Your connection tells our server which country you are in. We use it to choose the deals we show,
            and do not add it to your account.
          </Trans>
        </Text>
      </TextSection>
      <TextSection id="who-else" title={<Trans>Who else sees it</Trans>}>
        <Points
          items={[
            msg`A partner room sees the username and the email address that you report for it.`,
            msg`The solver service sees the email address that you redeem a subscription for.`,
            msg`The companies that run our servers and send our emails see it as far as they must.`,
          ]}
        />
        <Text>
          <Trans>
            Nobody else. We do not sell data, we show no third-party advertising, and no analytics of others
            run on this site.
          </Trans>
        </Text>
      </TextSection>
      <TextSection id="emails" title={<Trans>Emails</Trans>}>
        <Text>
          <Trans>
            We send emails about your account: to verify it, to reset a password, about your reports. Offers
            and news come only when you ask for them. You stop them with one switch in your{' '}
            <Link href={routes.settings.href()}>settings</Link>, and they stop at once.
          </Trans>
        </Text>
      </TextSection>
      <TextSection id="how-long" title={<Trans>How long we keep it</Trans>}>
        <Text>
          <Trans>
            We keep your data for as long as you have an account. When you delete it, what belongs to it is
            deleted with it. A message that you sent us stays, without your address.
          </Trans>
        </Text>
        <Text>
          <Trans>
            Some records may have to be kept longer by law, such as those for tax. They are used for nothing
            else.
          </Trans>
        </Text>
      </TextSection>
      <TextSection id="rights" title={<Trans>Your rights</Trans>}>
        <Bullets>
          <li>
            <Trans>
              A copy: <Link href={routes.account.href()}>your account page</Link> saves all your data as one
              file.
            </Trans>
          </li>
          <li>
            <Trans>A correction: you change your name, country, email and contacts yourself.</Trans>
          </li>
          <li>
            <Trans>
              A deletion: at the end of your <Link href={routes.settings.href()}>settings</Link>.
            </Trans>
          </li>
          <li>
            <Trans>An objection, or consent taken back: offers and the cookie stop at once.</Trans>
          </li>
          <li>
            <Trans>A complaint: to us, or to the data protection authority of your country.</Trans>
          </li>
        </Bullets>
        <Text>
          <Trans>
            For anything else, <Link href={routes.support.href()}>write to us</Link>. We answer within one
            month.
          </Trans>
        </Text>
      </TextSection>
      <TextSection id="changes" title={<Trans>Changes</Trans>}>
        <Text>
          <Trans>
            When this policy changes, the date at the top changes too. We write to members before we use their
            data in a new way.
          </Trans>
        </Text>
      </TextSection>
      <TextSection id="contact" title={<Trans>Who we are</Trans>}>
        <Text>
          <Trans>
            You reach us at <Link href={`mailto:${address}`}>{address}</Link>. The operator’s legal name, its
            address and its data protection officer are added here before the site opens.
          </Trans>
        </Text>
      </TextSection>
    </LegalText>
  );
}
