import { Button } from '#ui/button/button.tsx';
import { CopyField } from '#ui/copy-field/copy-field.tsx';
import { CopyText } from '#ui/copy-text/copy-text.tsx';
import { FileButton } from '#ui/file-button/file-button.tsx';
import { IconButton } from '#ui/icon-button/icon-button.tsx';
import { CloseIcon, GiftIcon, PlusIcon, SettingsIcon } from '#ui/icons/icons.ts';
import { Inline, Stack } from '#ui/layout/layout.tsx';
import { LinkTabs } from '#ui/link-tabs/link-tabs.tsx';
import { ButtonLink } from '#ui/link/button-link.tsx';
import { Link } from '#ui/link/link.tsx';
import { SponsoredLink } from '#ui/link/sponsored-link.tsx';
import { Text } from '#ui/text/text.tsx';
import { ToggleButton } from '#ui/toggle-button/toggle-button.tsx';
import { nothing, type Specimens, WithState } from './specimens.tsx';

const VARIANTS = ['primary', 'secondary', 'quiet', 'critical'] as const;

/** What is pressed, and what opens when it is. */
export const actions = {
  button: (say) => ({
    'every variant: at rest, with an icon, pending, disabled': (
      <Stack>
        {VARIANTS.map((variant) => (
          <Inline key={variant}>
            <Button variant={variant}>{say('Save changes')}</Button>
            <Button variant={variant} icon={<GiftIcon />}>
              {say('Redeem Premium')}
            </Button>
            <Button variant={variant} isPending pendingLabel={say('Saving')}>
              {say('Save changes')}
            </Button>
            <Button variant={variant} isDisabled>
              {say('Save changes')}
            </Button>
          </Inline>
        ))}
      </Stack>
    ),
    sizes: (
      <Inline>
        {(['small', 'medium', 'large'] as const).map((size) => (
          <Button key={size} size={size}>
            {say('Create account')}
          </Button>
        ))}
      </Inline>
    ),
  }),
  'icon button': (say) => ({
    'medium, small': (
      <Inline>
        <IconButton label={say('Close')} icon={<CloseIcon />} onPress={nothing} />
        <IconButton size="small" label={say('Settings')} icon={<SettingsIcon />} onPress={nothing} />
      </Inline>
    ),
  }),
  'toggle button': (say) => ({
    'pressed and not, every size': (
      <Inline>
        {(['medium', 'field'] as const).map((size) => (
          <WithState key={size} initial={size === 'medium'}>
            {(isPressed, setPressed) => (
              <ToggleButton
                size={size}
                icon={<PlusIcon />}
                isPressed={isPressed}
                onPress={() => {
                  setPressed(!isPressed);
                }}
              >
                {say('Compare')}
              </ToggleButton>
            )}
          </WithState>
        ))}
      </Inline>
    ),
  }),
  'file button': (say) => {
    const common = {
      label: say('Download CSV'),
      pendingLabel: say('Gathering your history'),
      cancelLabel: say('Cancel'),
      onPress: nothing,
      onCancel: nothing,
    };
    return {
      'at rest': <FileButton {...common} isPending={false} progress={null} />,
      'half way': (
        <FileButton {...common} isPending progress={{ text: say('100 of 200 movements'), value: 0.5 }} />
      ),
    };
  },
  'copy field': (say) => ({
    'at rest': (
      <CopyField
        copyLabel={say('Copy code')}
        copiedText={say('Copied.')}
        failedText={say('The code is selected: press Ctrl+C, or hold it with a finger.')}
        label={say('Bonus code for Harbour Poker')}
        value="WIZARD600"
      />
    ),
  }),
  'copy text': (say) => ({
    'at rest': (
      <CopyText
        copyLabel={say('Copy')}
        copiedText={say('Copied.')}
        failedText={say('We couldn’t copy it. Copy it yourself.')}
        value="RW-2026-0001"
      />
    ),
  }),
  link: (say) => {
    const opens = say('opens in a new tab');
    return {
      'inline: in a sentence, opening a new tab': (
        <Text>
          {say('By joining you accept the')} <Link href="#terms">{say('terms of service')}</Link>{' '}
          {say('and the')}{' '}
          <Link href="#privacy" newTabLabel={opens}>
            {say('privacy policy')}
          </Link>
          .
        </Text>
      ),
      'standalone, quiet, tab, pill, bare': (
        <Inline gap={6}>
          {(['standalone', 'quiet', 'tab', 'pill', 'bare'] as const).map((variant) => (
            <Link key={variant} href="#there" variant={variant} isCurrent={variant === 'tab'}>
              {say('Your rewards')}
            </Link>
          ))}
        </Inline>
      ),
      row: (
        <Link href="#rewards" variant="row" isCurrent>
          {say('Rewards')}
        </Link>
      ),
      'looking like a button: with an icon, full width, paid for': (
        <Stack gap={3}>
          <ButtonLink href="#redeem" icon={<GiftIcon />} newTabLabel={opens} isFullWidth>
            {say('Redeem Premium')}
          </ButtonLink>
          <SponsoredLink href="https://room.example/" newTabLabel={opens} onFollow={nothing}>
            {say('Open Harbour Poker')}
          </SponsoredLink>
        </Stack>
      ),
    };
  },
  'link tabs': (say) => ({
    'the second page': (
      <LinkTabs
        label={say('Rewards')}
        links={[
          { href: '#summary', label: say('Summary'), isCurrent: false },
          { href: '#history', label: say('Edge History'), isCurrent: true },
        ]}
      />
    ),
  }),
} satisfies Specimens;
