import { Button } from '#ui/button/button.tsx';
import { NativeButton } from '#ui/button/native-button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { LogOutIcon, SettingsIcon, UserIcon } from '#ui/icons/icons.ts';
import { Inline } from '#ui/layout/layout.tsx';
import { Link } from '#ui/link/link.tsx';
import { MenuButton } from '#ui/menu/menu-button.tsx';
import { NativeDialog } from '#ui/native-dialog/native-dialog.tsx';
import { SiteMenu } from '#ui/site-menu/site-menu.tsx';
import { nothing, type Say, type Specimens, WithState } from './specimens.tsx';

/** What opens over the page. */
export const overlays = {
  menu: (say) => {
    const sections = menuSections(say);
    const otherwise = say('The menu did not load.');
    return {
      'at rest': (
        <MenuButton otherwise={otherwise} label={say('Account')} icon={<UserIcon />} sections={sections} />
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
                  title={say('We couldn’t load this.')}
                  onClose={close}
                  actions={<NativeButton onPress={close}>{say('Close')}</NativeButton>}
                >
                  {say('You’re offline. We’ll load this when you’re back online.')}
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
