import { Trans, useLingui } from '@lingui/react/macro';

import { Article, ReviewNote } from '#features/site/legal-text/article.tsx';
import { affiliateDisclosure } from '#i18n/deal-messages.ts';
import { helpHref } from '#routes.ts';
import { Link } from '#ui/link/link.tsx';
import { TextSection } from '#ui/text-section/text-section.tsx';
import { Text } from '#ui/text/text.tsx';

export function AboutUsPage() {
  const { i18n } = useLingui();
  return (
    <Article
      title={<Trans>About us</Trans>}
      lead={<Trans>We reward your rake, and show you how we calculate every figure.</Trans>}
    >
      <TextSection id="what-we-do" title={<Trans>What we do</Trans>}>
        <Text>
          <Trans>
            We connect you with partner poker rooms. The rooms report your rake to us, and we credit Edge for
            it. You redeem Edge for a poker solver, so the rake you pay helps you learn.
          </Trans>
        </Text>
      </TextSection>
      <TextSection id="how-we-are-paid" title={<Trans>How we’re paid</Trans>}>
        <Text>
          {i18n._(affiliateDisclosure)} <Trans>You get part of it back as Edge.</Trans>
        </Text>
      </TextSection>
      <TextSection id="promises" title={<Trans>What you can count on</Trans>}>
        <Text>
          <Trans>
            Every line of your earnings shows how we calculated it. If a room corrects a report, you see the
            correction and its reason.
          </Trans>
        </Text>
      </TextSection>
      <TextSection id="limits" title={<Trans>What we don’t do</Trans>}>
        <Text>
          <Trans>
            We don’t run games, hold your money or tell you how to play. Poker for money is for adults. It is
            never a way to make a living or to solve a problem: <Link href={helpHref}>here is who helps</Link>
            .
          </Trans>
        </Text>
      </TextSection>
      <ReviewNote />
    </Article>
  );
}
