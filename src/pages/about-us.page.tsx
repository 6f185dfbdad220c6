import { Trans } from '@lingui/react/macro';

import { Article, ReviewNote } from '#features/site/legal-text/article.tsx';
import { helpHref, routes } from '#routes.ts';
import { Link } from '#ui/link/link.tsx';
import { TextSection } from '#ui/text-section/text-section.tsx';
import { Text } from '#ui/text/text.tsx';

export function AboutUsPage() {
  return (
    <Article
      title={<Trans>About us</Trans>}
      lead={<Trans>Rewards for poker players that explain themselves: each figure with its rule.</Trans>}
    >
      <ReviewNote />
      <TextSection id="what-we-do" title={<Trans>What we do</Trans>}>
        <Text>
          <Trans>
            We connect players with partner poker rooms, follow the rake they pay there, and credit Edge for
            it. Edge is redeemed for a subscription to a poker solver. So what you pay to play helps you to
            learn.
          </Trans>
        </Text>
      </TextSection>
      <TextSection id="how-we-are-paid" title={<Trans>How we are paid</Trans>}>
        <Text>
          <Trans>
            We are an affiliate: a room pays us for the players we send. You pay nothing for this, and no more
            rake because of it. A part of it comes back to you as Edge.
          </Trans>
        </Text>
      </TextSection>
      <TextSection id="promises" title={<Trans>What you can count on</Trans>}>
        <Text>
          <Trans>
            Each line of your earnings shows how it came about. What is not certain yet is called so. When a
            room corrects a report, you see the correction and its reason.
          </Trans>
        </Text>
        <Text>
          <Trans>
            A promise carries its number: under 72 hours for a report, up to 24 hours for a subscription, 10
            minutes for a link.
          </Trans>
        </Text>
      </TextSection>
      <TextSection id="limits" title={<Trans>What we do not do</Trans>}>
        <Text>
          <Trans>
            We run no games, hold no player funds and give no advice on how to play. Poker for money is for
            adults. It is never a way to make a living or to solve a problem:{' '}
            <Link href={helpHref}>here is who helps</Link>.
          </Trans>
        </Text>
      </TextSection>
      <TextSection id="contact" title={<Trans>Talk to us</Trans>}>
        <Text>
          <Trans>
            A question, a remark, a mistake in your figures:{' '}
            <Link href={routes.support.href()}>write to us</Link>.
          </Trans>
        </Text>
      </TextSection>
    </Article>
  );
}
