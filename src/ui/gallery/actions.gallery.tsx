import { Button } from '#ui/button/button.tsx';
import { NativeButton } from '#ui/button/native-button.tsx';
import { CopyField } from '#ui/copy-field/copy-field.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { FileButton } from '#ui/file-button/file-button.tsx';
import { IconButton } from '#ui/icon-button/icon-button.tsx';
import { CloseIcon, GiftIcon, LogOutIcon, PlusIcon, SettingsIcon, UserIcon } from '#ui/icons/icons.ts';
import { Inline, Stack } from '#ui/layout/layout.tsx';
import { LinkTabs } from '#ui/link-tabs/link-tabs.tsx';
import { ButtonLink } from '#ui/link/button-link.tsx';
import { Link } from '#ui/link/link.tsx';
import { SponsoredLink } from '#ui/link/sponsored-link.tsx';
import { MenuButton } from '#ui/menu/menu-button.tsx';
import { NativeDialog } from '#ui/native-dialog/native-dialog.tsx';
import { SiteMenu } from '#ui/site-menu/site-menu.tsx';
import { Text } from '#ui/text/text.tsx';
import { ToggleButton } from '#ui/toggle-button/toggle-button.tsx';
import { nothing, type Say, type Specimens, WithState } from './specimens.tsx';

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
    'native, full width': (
      <NativeButton isFullWidth onPress={nothing}>
        {say('Reload the page')}
      </NativeButton>
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
      'at rest': <FileButton {...common} size="small" isPending={false} progress={null} />,
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
      'looking like a button: every variant, with an icon, full width, paid for': (
        <Stack gap={3}>
          <Inline>
            {VARIANTS.map((variant) => (
              <ButtonLink key={variant} variant={variant} href={`#${variant}`}>
                {say('See the deal')}
              </ButtonLink>
            ))}
          </Inline>
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
  menu: (say) => {
    const sections = menuSections(say);
    const otherwise = say('The menu did not load.');
    return {
      'with a label, with an icon alone': (
        <Inline>
          <MenuButton otherwise={otherwise} label={say('Account')} icon={<UserIcon />} sections={sections} />
          <MenuButton
            otherwise={otherwise}
            label={say('Settings')}
            icon={<SettingsIcon />}
            isIconOnly
            align="end"
            sections={sections}
          />
        </Inline>
      ),
    };
  },
  'site menu': (say) => ({
    'at rest; open, it lies below the header of the page': (
      <SiteMenu label={say('Menu')}>
        <Link href="#rewards" variant="row">
          {say('Your rewards')}
        </Link>
      </SiteMenu>
    ),
  }),
  dialog: (say) => ({
    'with actions, long, wide': (
      <WithState initial="">
        {(open, setOpen) => {
          const close = () => {
            setOpen('');
          };
          const common = { onClose: close, closeLabel: say('Close') };
          return (
            <Inline>
              {['actions', 'long', 'wide'].map((name) => (
                <Button
                  key={name}
                  variant="secondary"
                  onPress={() => {
                    setOpen(name);
                  }}
                >
                  {say(name)}
                </Button>
              ))}
              <Dialog
                {...common}
                isOpen={open === 'actions'}
                title={say('Change your goal')}
                actions={<Button onPress={close}>{say('Save goal')}</Button>}
              >
                {say('The page then shows how far away it is.')}
              </Dialog>
              <Dialog {...common} width="wide" isOpen={open === 'wide'} title={say('Compare deals')}>
                {say('Two or three side by side.')}
              </Dialog>
              <Dialog {...common} isOpen={open === 'long'} title={say('The rules of this promotion')}>
                {say('Rake counts from the day on which your username is confirmed. '.repeat(30))}
              </Dialog>
            </Inline>
          );
        }}
      </WithState>
    ),
  }),
  'native dialog': (say) => ({
    'two actions': (
      <WithState initial={false}>
        {(isOpen, setOpen) => {
          const close = () => {
            setOpen(false);
          };
          return (
            <>
              <NativeButton
                variant="secondary"
                onPress={() => {
                  setOpen(true);
                }}
              >
                {say('Open the plain dialog')}
              </NativeButton>
              {isOpen && (
                <NativeDialog
                  title={say('This could not be opened')}
                  onClose={close}
                  actions={<NativeButton onPress={close}>{say('Close')}</NativeButton>}
                >
                  {say('You are offline. It comes by itself when you are back online.')}
                </NativeDialog>
              )}
            </>
          );
        }}
      </WithState>
    ),
  }),
} satisfies Specimens;

function menuSections(say: Say) {
  return [
    {
      id: 'account',
      items: [
        { id: 'profile', label: say('Profile'), icon: <UserIcon />, href: '#profile', isCurrent: true },
        { id: 'settings', label: say('Settings'), icon: <SettingsIcon />, href: '#settings' },
      ],
    },
    {
      id: 'theme',
      heading: say('Theme'),
      value: 'dark',
      options: ['dark', 'light', 'system'].map((value) => ({ value, label: say(value) })),
      onChange: nothing,
    },
    {
      id: 'session',
      items: [{ id: 'out', label: say('Log out'), icon: <LogOutIcon />, onAction: nothing }],
    },
  ];
}
