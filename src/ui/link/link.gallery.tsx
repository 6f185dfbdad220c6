import { useSampleText } from '#ui/gallery/sample-text.ts';
import { Specimen } from '#ui/gallery/specimen.tsx';
import { GiftIcon } from '#ui/icons/gift-icon.ts';
import { Inline } from '#ui/layout/inline.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/text/text.tsx';
import { ButtonLink } from './button-link.tsx';
import { Link } from './link.tsx';
import { SponsoredLink } from './sponsored-link.tsx';

const BUTTON_VARIANTS = ['primary', 'secondary', 'quiet', 'critical'] as const;

export function LinkGallery() {
  const say = useSampleText();
  const opens = say('opens in a new tab');
  return (
    <Stack gap={6}>
      <Specimen name="inline: in a sentence, opening a new tab">
        <Text>
          {say('By joining you accept the')} <Link href="#terms">{say('terms of service')}</Link>{' '}
          {say('and the')}{' '}
          <Link href="#privacy" newTabLabel={opens}>
            {say('privacy policy')}
          </Link>
          .
        </Text>
      </Specimen>
      <Specimen name="standalone: here, opening a new tab">
        <Inline gap={6}>
          <Link href="#forgot" variant="standalone">
            {say('Forgot your password?')}
          </Link>
          <Link href="#room" variant="standalone" newTabLabel={opens}>
            {say('Visit Harbour Poker')}
          </Link>
        </Inline>
      </Specimen>
      <Specimen name="quiet: another page, the current page">
        <Inline gap={6}>
          <Link href="#deals" variant="quiet">
            {say('Deals')}
          </Link>
          <Link href="#rewards" variant="quiet" isCurrent>
            {say('Rewards')}
          </Link>
        </Inline>
      </Specimen>
      <Specimen name="bare: around the brand">
        <Link href="#home" variant="bare">
          {say('Rakeback Wizard')}
        </Link>
      </Specimen>
      <Specimen name="looking like a button: every variant, with an icon, full width">
        <Stack gap={3}>
          <Inline>
            {BUTTON_VARIANTS.map((variant) => (
              <ButtonLink key={variant} variant={variant} href={`#${variant}`}>
                {say('See the deal')}
              </ButtonLink>
            ))}
          </Inline>
          <ButtonLink href="#redeem" icon={<GiftIcon />} newTabLabel={opens} isFullWidth>
            {say('Redeem Premium')}
          </ButtonLink>
        </Stack>
      </Specimen>
      <Specimen name="paid for: always to a new tab">
        <SponsoredLink href="https://room.example/" newTabLabel={opens} onFollow={() => undefined}>
          {say('Open Harbour Poker')}
        </SponsoredLink>
      </Specimen>
    </Stack>
  );
}
