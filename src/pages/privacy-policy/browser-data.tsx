import { Trans } from '@lingui/react/macro';

import { Bullets } from '#ui/bullets/bullets.tsx';
import { Text } from '#ui/text/text.tsx';

/** Every key that the site writes; `tests/journeys/consent.journey.ts` holds the list against a browser. */
export function InYourBrowser() {
  return (
    <>
      <Text>
        <Trans>
          The site keeps what it needs to work in your browser’s own storage. It is read here and by nobody
          else. You can clear it in your browser at any time.
        </Trans>
      </Text>
      <Bullets>
        <li>
          <bdi>user_refresh</bdi>, <bdi>user_login</bdi>:{' '}
          <Trans>keep you logged in. Gone when you log out.</Trans>
        </li>
        <li>
          <bdi>settings-storage</bdi>:{' '}
          <Trans>
            your email address, your subscriptions and your last known balance. Gone when you log out. After a
            session that we ended, the address stays for one day.
          </Trans>
        </li>
        <li>
          <bdi>pending-login</bdi>:{' '}
          <Trans>
            the address you signed up with and wait for an email with, and where you wanted to go. Gone when
            you log in, or after one day.
          </Trans>
        </li>
        <li>
          <bdi>pending-reset</bdi>:{' '}
          <Trans>where you wanted to go when you asked to reset your password. Gone after 10 minutes.</Trans>
        </li>
        <li>
          <bdi>theme</bdi>, <bdi>language</bdi>: <Trans>how you want the site to look. They stay.</Trans>
        </li>
        <li>
          <bdi>cookie-choice</bdi>: <Trans>whether you accepted the cookie below. It stays.</Trans>
        </li>
        <li>
          <bdi>member:…:room-visits</bdi>:{' '}
          <Trans>
            which rooms you opened, and when, so that we can remind you to report your username. Gone when you
            log out.
          </Trans>
        </li>
        <li>
          <bdi>member:…:redemption</bdi>:{' '}
          <Trans>
            a redemption whose outcome is not known yet, so that it is never made twice. Gone when it is
            known, or when you log out.
          </Trans>
        </li>
        <li>
          <bdi>member:…:history-view</bdi>, <bdi>member:…:earnings-view</bdi>:{' '}
          <Trans>how you arranged a table. Gone when you log out.</Trans>
        </li>
        <li>
          <bdi>put-away-reports</bdi>:{' '}
          <Trans>which refused reports you put away, as numbers. It stays.</Trans>
        </li>
        <li>
          <bdi>draft:…</bdi>:{' '}
          <Trans>
            what you typed into a form and did not send. Gone when you close the tab, log out, or somebody
            else logs in.
          </Trans>
        </li>
      </Bullets>
    </>
  );
}

export function DeviceId() {
  return (
    <>
      <Text>
        <Trans>
          The solver service, our partner, recognises a browser by an anonymous number. It stands in a cookie
          with the name <bdi>GTO_APP_UID</bdi>, on the partner’s domain, for 1,095 days at most.
        </Trans>
      </Text>
      <Text>
        <Trans>
          We set it only after you accept. Nothing on this site depends on it. If you reject it, or change
          your mind later, it is deleted. “Cookie choices”, at the end of every page, takes you back to the
          question. Where this site does not use the cookie, we do not ask.
        </Trans>
      </Text>
    </>
  );
}
