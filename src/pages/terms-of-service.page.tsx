import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';

import { LegalText, Points } from '#features/site/legal-text/article.tsx';
import { useSupportEmail } from '#hooks/use-support-email.ts';
import { affiliateDisclosure } from '#i18n/deal-messages.ts';
import { failedRedemption, firstSubscriptionRule } from '#i18n/plan-messages.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { formatMoney } from '#lib/format-decimal.ts';
import { helpHref, routes } from '#routes.ts';
import { Link } from '#ui/link/link.tsx';
import { TextSection } from '#ui/text-section/text-section.tsx';
import { Text } from '#ui/text/text.tsx';

export function TermsOfServicePage() {
  const { i18n } = useLingui();
  const { locale } = useLanguage();
  const sum = formatMoney('2000', 'USD', locale);
  const address = useSupportEmail();
  return (
    <LegalText
      title={<Trans>Terms of Service</Trans>}
      lead={<Trans>What you can expect from us, and what we expect from you.</Trans>}
      updated="2026-11-30"
    >
      <TextSection id="who-may-join" title={<Trans>Who can join</Trans>}>
        <Points
          items={[
            msg`You’re at least 18, or older where your law says so.`,
            msg`You live in a country we serve, and poker for money is legal for you there.`,
            msg`You join for yourself, under your own name, with one account.`,
          ]}
        />
      </TextSection>
      <TextSection id="your-account" title={<Trans>Your account</Trans>}>
        <Text>
          <Trans>
            You can log in once you’ve verified your email. Keep your password to yourself. If someone else
            may know it, change it at once: that logs out every other device. We never ask you for it.
          </Trans>
        </Text>
        <Text>
          <Trans>
            Your deals depend on the country you connect from, and we don’t serve every region. Don’t hide
            where you are to get another country’s deal.
          </Trans>
        </Text>
      </TextSection>
      <TextSection id="our-role" title={<Trans>What we do, and what the rooms do</Trans>}>
        <Text>{i18n._(affiliateDisclosure)}</Text>
        <Text>
          <Trans>
            We don’t run games or hold your money. You play under a contract with the room. Deposits, bonuses
            and rakeback come from the room, under its terms.
          </Trans>
        </Text>
        <Text>
          <Trans>
            Each deal shows its key terms and links to the full ones. A deal can change or end. You keep what
            you earned until then.
          </Trans>
        </Text>
      </TextSection>
      <TextSection id="tracking" title={<Trans>When your rake counts</Trans>}>
        <Text>
          <Trans>
            Your rake counts only if you open a new account at the room through our link. The room usually
            uses a cookie to see that you came from us. If it’s blocked, or you already have an account, your
            rake won’t count, and rooms rarely fix that later.
          </Trans>
        </Text>
        <Text>
          <Trans>
            Report the username you use at the room, and only accounts of your own. We check it with the room
            in under 72 hours and email you. If we refuse it, we say why, and you can correct it and send it
            again.
          </Trans>
        </Text>
      </TextSection>
      <TextSection id="edge" title={<Trans>What Edge is</Trans>}>
        <Text>
          <Trans>
            Edge is a reward for the rake you pay at rooms you joined through us. It isn’t money: you can’t
            buy it, sell it, cash it out or pass it on. You can only redeem it for a solver subscription.
          </Trans>
        </Text>
      </TextSection>
      <TextSection id="earning" title={<Trans>How you earn Edge</Trans>}>
        <Text>
          <Trans>
            The rooms report your rake (GGR) and net rake (NGR) to us, each by its own rule, which its page
            shows. Your net rake times the deal’s Edge multiplier is your Edge. We take nothing off it. Rake
            from before we connected your account may not count.
          </Trans>
        </Text>
        <Text>
          <Trans>
            We credit Edge daily, once the room has confirmed its report. You can redeem it from then on. When
            a room corrects a report, we correct your Edge too, up or down, and show the date and the reason.
          </Trans>
        </Text>
      </TextSection>
      <TextSection id="redeeming" title={<Trans>How you redeem Edge</Trans>}>
        <Text>
          <Trans>
            Choose a plan (Starter, Premium or Elite) and enter the email of your solver account. You see the
            price in Edge and what you have left before you confirm.
          </Trans>
        </Text>
        <Points
          items={[
            msg`Allow up to 24 hours for your subscription to start or extend. It’s a contract between you and the solver service.`,
            failedRedemption,
            msg`Once a subscription has started, you can’t turn it back into Edge.`,
            firstSubscriptionRule,
          ]}
        />
      </TextSection>
      <TextSection id="private-deals" title={<Trans>Private deals</Trans>}>
        <Text>
          <Trans>
            If you pay more than {sum} a month in rake and fees, you can{' '}
            <Link href={routes.support.href()}>ask for a private deal</Link>. We don’t have to offer one. What
            we agree by email takes precedence over these terms.
          </Trans>
        </Text>
      </TextSection>
      <TextSection id="fair-use" title={<Trans>Fair use</Trans>}>
        <Points
          items={[
            msg`Don’t hold more than one account, use a false name or report someone else’s username.`,
            msg`Don’t play only for rake or a bonus, alone or with others.`,
            msg`Don’t disturb this site or look for other people’s data.`,
          ]}
        />
      </TextSection>
      <TextSection id="responsible-play" title={<Trans>Responsible play</Trans>}>
        <Text>
          <Trans>
            Poker for money costs most players money. Play only with money you can lose, and never to solve a
            problem. If it gets too much, <Link href={helpHref}>here is who helps</Link>.
          </Trans>
        </Text>
      </TextSection>
      <TextSection id="ending" title={<Trans>How an account ends</Trans>}>
        <Text>
          <Trans>
            You can delete your account at any time in your{' '}
            <Link href={routes.settings.href()}>settings</Link>, except while a redemption is running. You
            lose all your Edge for good, so redeem it first.
          </Trans>
        </Text>
        <Text>
          <Trans>
            If you break these terms, we can close your account, and you lose your Edge. We email you the
            reason and read your answer. Your accounts at the rooms stay open.
          </Trans>
        </Text>
      </TextSection>
      <TextSection id="liability" title={<Trans>What we’re responsible for</Trans>}>
        <Text>
          <Trans>
            We take care with what the rooms report, and fix our own mistakes. We aren’t responsible for what
            a room does, or for your money there. When the site is down, your Edge is safe. Nothing here
            limits your legal rights as a consumer.
          </Trans>
        </Text>
      </TextSection>
      <TextSection id="contact" title={<Trans>Law and contact</Trans>}>
        <Text>
          <Trans>
            If something is wrong, <Link href={routes.support.href()}>write to us</Link> first, or email{' '}
            <Link href={`mailto:${address}`}>{address}</Link>. Before the site opens, we add the operator’s
            legal name, its address and the law that applies.
          </Trans>
        </Text>
      </TextSection>
    </LegalText>
  );
}
