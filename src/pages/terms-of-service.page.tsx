import { Trans } from '@lingui/react/macro';

import { Article, Section } from '../features/legal-text/article.tsx';
import { Text } from '../ui/text/text.tsx';

export function TermsOfServicePage() {
  return (
    <Article
      title={<Trans>Terms of Service</Trans>}
      lead={<Trans>What you may expect from us, and what we expect from you, in plain words.</Trans>}
    >
      <Section title={<Trans>Who may join</Trans>}>
        <Text>
          <Trans>
            You must be at least 18 years old, or older where your law asks for it, and live in a country that
            we serve. One person holds one account.
          </Trans>
        </Text>
      </Section>
      <Section title={<Trans>What Edge is</Trans>}>
        <Text>
          <Trans>
            Edge is a reward for the rake you pay at a partner poker room that you joined through us. It is
            not money: it cannot be bought, sold, or paid out. You can redeem it for a solver subscription.
          </Trans>
        </Text>
      </Section>
      <Section title={<Trans>How Edge is earned and credited</Trans>}>
        <Text>
          <Trans>
            The rooms report your rake to us. We credit Edge daily, once a report is confirmed. When a room
            corrects a report, we correct the Edge and say why.
          </Trans>
        </Text>
      </Section>
      <Section title={<Trans>What ends an account</Trans>}>
        <Text>
          <Trans>
            Several accounts for one person, false names, or abuse of a bonus can end an account and its Edge.
            You can delete your account yourself at any time. All Edge in it is lost then.
          </Trans>
        </Text>
      </Section>
      <Section title={<Trans>Our role</Trans>}>
        <Text>
          <Trans>
            We are an affiliate: the rooms pay us for players we send. We run no games and hold no player
            funds. Play at a room is a contract between you and that room.
          </Trans>
        </Text>
      </Section>
    </Article>
  );
}
