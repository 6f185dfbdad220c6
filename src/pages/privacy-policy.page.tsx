import { Trans } from '@lingui/react/macro';

import { Article, Section } from '../features/legal-text/article.tsx';
import { Text } from '../ui/text/text.tsx';

export function PrivacyPolicyPage() {
  return (
    <Article
      title={<Trans>Privacy Policy</Trans>}
      lead={<Trans>Which data we keep, what for, and how you get it back or have it deleted.</Trans>}
    >
      <Section title={<Trans>What we keep</Trans>}>
        <Text>
          <Trans>
            Your name, country and email address; the usernames you report; and the rake, Edge and redemptions
            that belong to them.
          </Trans>
        </Text>
      </Section>
      <Section title={<Trans>What for</Trans>}>
        <Text>
          <Trans>
            To credit your Edge, to redeem it, and to write to you about your account. We send offers only
            when you ask for them, and you can stop them at any time.
          </Trans>
        </Text>
      </Section>
      <Section title={<Trans>What stays in your browser</Trans>}>
        <Text>
          <Trans>
            A token that keeps you signed in, your language, and a few settings. Logging out removes the token
            and what belongs to your account.
          </Trans>
        </Text>
      </Section>
      <Section title={<Trans>Who else sees it</Trans>}>
        <Text>
          <Trans>
            A partner room sees the username you reported there. The solver service sees the email address
            that you redeem a subscription for. Nobody else.
          </Trans>
        </Text>
      </Section>
      <Section title={<Trans>Your rights</Trans>}>
        <Text>
          <Trans>
            You can ask us for a copy of your data, correct it, or have it deleted. Deleting the account
            deletes what belongs to it.
          </Trans>
        </Text>
      </Section>
    </Article>
  );
}
