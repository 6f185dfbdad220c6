import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';

import { LegalText, Points } from '#features/site/legal-text/article.tsx';
import { firstSubscriptionRule } from '#i18n/plan-messages.ts';
import { env } from '#lib/env.ts';
import { helpHref, routes } from '#routes.ts';
import { Bullets } from '#ui/bullets/bullets.tsx';
import { Link } from '#ui/link/link.tsx';
import { TextSection } from '#ui/text-section/text-section.tsx';
import { Text } from '#ui/text/text.tsx';

const address = env.supportEmail;

export function TermsOfServicePage() {
  const { i18n } = useLingui();
  return (
    <LegalText
      title={<Trans>Terms of Service</Trans>}
      lead={<Trans>What you may expect from us, and what we expect from you, in plain words.</Trans>}
      updated="2026-11-28"
    >
      <TextSection id="who-may-join" title={<Trans>Who may join</Trans>}>
        <Points
          items={[
            msg`You are at least 18 years old, or older where your law asks for it.`,
            msg`You live in a country that we serve, and poker for money is legal for you there.`,
            msg`You join for yourself, with your own name. One person holds one account.`,
          ]}
        />
      </TextSection>
      <TextSection id="your-account" title={<Trans>Your account</Trans>}>
        <Text>
          <Trans>
            You can log in once you have verified your email address. The link that we send for it works for
            10 minutes. You can ask for a new one at any time.
          </Trans>
        </Text>
        <Text>
          <Trans>
            Keep your password to yourself. If somebody else may know it, change it at once: that logs out
            every other device. We never ask you for it.
          </Trans>
        </Text>
      </TextSection>
      <TextSection id="country" title={<Trans>Your country</Trans>}>
        <Text>
          <Trans>
            Which rooms and deals we show depends on the country that you connect from. Some regions we do not
            serve at all. You may not hide where you are to get a deal of another country.
          </Trans>
        </Text>
      </TextSection>
      <TextSection id="our-role" title={<Trans>Our role, and that of the rooms</Trans>}>
        <Text>
          <Trans>
            We are an affiliate: the rooms pay us for players we send. You pay nothing for this, and no more
            rake because of it.
          </Trans>
        </Text>
        <Text>
          <Trans>
            We run no games and hold no player funds. Play at a room is a contract between you and that room.
            Deposits, bonuses and rakeback come from the room, under its terms.
          </Trans>
        </Text>
        <Text>
          <Trans>
            Each deal shows its most important terms and links to the full ones. A deal can change or close.
            What you have earned by then stays yours.
          </Trans>
        </Text>
      </TextSection>
      <TextSection id="tracking" title={<Trans>How a room counts you for us</Trans>}>
        <Text>
          <Trans>
            A room counts you for us only when you open a new account there through our link. The link tells
            the room that you came from us. The room usually sets a cookie for it.
          </Trans>
        </Text>
        <Text>
          <Trans>
            If you have an account there already, or block cookies, the room may not count you. In most cases
            nobody can repair that later. Without it you earn no Edge at that room.
          </Trans>
        </Text>
      </TextSection>
      <TextSection id="reports" title={<Trans>Reporting your username</Trans>}>
        <Text>
          <Trans>
            Report the username that you use at the room. We check it with the room in under 72 hours and
            write to you by email.
          </Trans>
        </Text>
        <Text>
          <Trans>
            If we refuse a report, we name the reason. You can correct it and send it again. Report only
            accounts that are your own.
          </Trans>
        </Text>
      </TextSection>
      <TextSection id="edge" title={<Trans>What Edge is</Trans>}>
        <Text>
          <Trans>
            Edge is a reward for the rake you pay at a partner poker room that you joined through us. It is
            not money: it cannot be bought, sold, paid out or passed on. You can redeem it for a solver
            subscription.
          </Trans>
        </Text>
      </TextSection>
      <TextSection id="earning" title={<Trans>How Edge is earned</Trans>}>
        <Text>
          <Trans>
            The rooms report two amounts to us: your rake (GGR), and your net rake (NGR). Each room counts
            them by its own rule, which stands on its page.
          </Trans>
        </Text>
        <Text>
          <Trans>
            Your net rake times the Edge multiplier of your deal is the Edge you earn. We take nothing off it.
            Rake from before your account was connected can be left out.
          </Trans>
        </Text>
      </TextSection>
      <TextSection id="crediting" title={<Trans>How Edge is credited and corrected</Trans>}>
        <Text>
          <Trans>
            We credit Edge daily, once the room has confirmed its report. Until then it is earned, but not yet
            credited, and cannot be redeemed.
          </Trans>
        </Text>
        <Text>
          <Trans>
            When a room corrects a report, we correct the Edge too, up or down. You see each correction as a
            line of its own, with its reason and its date.
          </Trans>
        </Text>
      </TextSection>
      <TextSection id="redeeming" title={<Trans>How Edge is redeemed</Trans>}>
        <Text>
          <Trans>
            You choose a plan (Starter, Premium or Elite) and name the email of your account at the solver
            service. You see the price in Edge, and what is left, before you confirm.
          </Trans>
        </Text>
        <Bullets>
          <li>
            <Trans>
              Allow up to 24 hours for the subscription to start, or for a running one to be extended.
            </Trans>
          </li>
          <li>
            <Trans>If a redemption fails, your Edge comes back and we name the reason.</Trans>
          </li>
          <li>
            <Trans>A subscription that has started cannot be turned back into Edge.</Trans>
          </li>
          <li>
            <Trans>There is a 50% discount on a first subscription.</Trans> {i18n._(firstSubscriptionRule)}
          </li>
        </Bullets>
        <Text>
          <Trans>The subscription itself is a contract between you and the solver service.</Trans>
        </Text>
      </TextSection>
      <TextSection id="losing" title={<Trans>How Edge is lost</Trans>}>
        <Bullets>
          <li>
            <Trans>
              You delete your account. All Edge in it is gone for good, so{' '}
              <Link href={routes.app.href()}>redeem it first</Link>.
            </Trans>
          </li>
          <li>
            <Trans>A room takes rake back from its report, and we correct the Edge for it.</Trans>
          </li>
          <li>
            <Trans>We close your account because you broke these terms.</Trans>
          </li>
        </Bullets>
      </TextSection>
      <TextSection id="private-deals" title={<Trans>Private deals</Trans>}>
        <Text>
          <Trans>
            Do you pay more than $2,000 a month in rake and fees? Then you can{' '}
            <Link href={routes.support.href()}>ask us for a private deal</Link>. Nobody has a right to one.
            What we agree with you stands in an email, which goes before these terms.
          </Trans>
        </Text>
      </TextSection>
      <TextSection id="fair-use" title={<Trans>Fair use</Trans>}>
        <Text>
          <Trans>None of these is allowed:</Trans>
        </Text>
        <Points
          items={[
            msg`Several accounts for one person, here or at a room that forbids it.`,
            msg`A false name, or the username of somebody else.`,
            msg`Play whose only purpose is rake or a bonus, alone or with others.`,
            msg`Anything that disturbs this site or looks for data of other people.`,
          ]}
        />
      </TextSection>
      <TextSection id="responsible-play" title={<Trans>Responsible play</Trans>}>
        <Text>
          <Trans>
            Poker for money costs most players money. Play only with money you can lose, and never to solve a
            problem. Our support page names <Link href={helpHref}>who helps, free of charge</Link>, in your
            country.
          </Trans>
        </Text>
      </TextSection>
      <TextSection id="ending" title={<Trans>What ends an account</Trans>}>
        <Text>
          <Trans>
            You can delete your account at any time, at the end of your{' '}
            <Link href={routes.settings.href()}>settings</Link>. This waits while a redemption is running. It
            is permanent.
          </Trans>
        </Text>
        <Text>
          <Trans>
            We can close an account that breaks these terms. We write to you, say why, and read your answer.
            Accounts at the rooms stay as they are.
          </Trans>
        </Text>
      </TextSection>
      <TextSection id="liability" title={<Trans>What we answer for</Trans>}>
        <Text>
          <Trans>
            We count with care what the rooms report, and put mistakes of ours right. We do not answer for
            what a room does or fails to do, nor for money at a room.
          </Trans>
        </Text>
        <Text>
          <Trans>
            The site can be out of reach for a while. Your Edge is not affected by that. Nothing here limits
            the rights that your law gives you as a consumer.
          </Trans>
        </Text>
      </TextSection>
      <TextSection id="changes" title={<Trans>Changes to these terms</Trans>}>
        <Text>
          <Trans>
            When these terms change, the date at the top changes too. We write to members before a change that
            matters to them applies. If you do not agree, you can delete your account.
          </Trans>
        </Text>
      </TextSection>
      <TextSection id="contact" title={<Trans>Law and contact</Trans>}>
        <Text>
          <Trans>
            Tell us first when something is wrong: by the{' '}
            <Link href={routes.support.href()}>support page</Link>, or at{' '}
            <Link href={`mailto:${address}`}>{address}</Link>.
          </Trans>
        </Text>
        <Text>
          <Trans>
            The operator’s legal name, its address and the law that applies are added here before the site
            opens.
          </Trans>
        </Text>
      </TextSection>
    </LegalText>
  );
}
