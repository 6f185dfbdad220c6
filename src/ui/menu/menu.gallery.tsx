import { useState } from 'react';
import { useSampleText } from '#ui/gallery/sample-text.ts';
import { Specimen } from '#ui/gallery/specimen.tsx';
import { EllipsisIcon } from '#ui/icons/ellipsis-icon.ts';
import { LogOutIcon } from '#ui/icons/log-out-icon.ts';
import { SettingsIcon } from '#ui/icons/settings-icon.ts';
import { UserIcon } from '#ui/icons/user-icon.ts';
import { Inline } from '#ui/layout/inline.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { MenuButton } from './menu-button.tsx';
import type { MenuSection } from './menu-section.ts';

export function MenuGallery() {
  const say = useSampleText();
  const [theme, setTheme] = useState('dark');
  const nothing = () => undefined;
  const links: MenuSection = {
    id: 'account',
    heading: say('player@example.com'),
    items: [
      { id: 'profile', label: say('Profile'), icon: <UserIcon />, href: '#profile', isCurrent: true },
      {
        id: 'settings',
        label: say('Settings'),
        description: say('Email, password and what we may write to you about'),
        icon: <SettingsIcon />,
        href: '#settings',
      },
      {
        id: 'help',
        label: say('Help'),
        href: 'https://example.com/',
        newTabLabel: say('opens in a new tab'),
      },
    ],
  };
  const choice: MenuSection = {
    id: 'theme',
    heading: say('Theme'),
    value: theme,
    options: ['dark', 'light', 'system'].map((value) => ({ value, label: say(value) })),
    onChange: setTheme,
  };
  const actions: MenuSection = {
    id: 'session',
    items: [
      { id: 'copy', label: say('Copy the bonus code'), onAction: nothing, isDisabled: true },
      { id: 'out', label: say('Log out'), icon: <LogOutIcon />, tone: 'critical', onAction: nothing },
    ],
  };
  const many: MenuSection = {
    id: 'languages',
    heading: say('Language'),
    value: '1',
    options: Array.from({ length: 30 }, (_, index) => ({
      value: String(index),
      label: say(`Language ${String(index + 1)}`),
    })),
    onChange: nothing,
  };
  return (
    <Stack gap={6}>
      <Specimen name="quiet: links, a choice, actions; small">
        <Inline>
          <MenuButton
            otherwise={say('The menu did not load.')}
            label={say('Account')}
            sections={[links, choice, actions]}
          />
          <MenuButton
            otherwise={say('The menu did not load.')}
            label={say('Theme and account')}
            size="small"
            sections={[choice, links]}
          />
        </Inline>
      </Specimen>
      <Specimen name="secondary: with an icon; a long list">
        <Inline>
          <MenuButton
            otherwise={say('The menu did not load.')}
            label={say('More about this deal')}
            icon={<SettingsIcon />}
            variant="secondary"
            sections={[actions]}
          />
          <MenuButton
            otherwise={say('The menu did not load.')}
            label={say('Language')}
            variant="secondary"
            sections={[many]}
          />
        </Inline>
      </Specimen>
      <Specimen name="icon only: quiet, secondary, small">
        <Inline>
          <MenuButton
            otherwise={say('The menu did not load.')}
            label={say('Your account')}
            icon={<UserIcon />}
            isIconOnly
            sections={[links]}
          />
          <MenuButton
            otherwise={say('The menu did not load.')}
            label={say('More for Harbour Poker')}
            icon={<EllipsisIcon />}
            isIconOnly
            variant="secondary"
            align="end"
            sections={[actions]}
          />
          <MenuButton
            otherwise={say('The menu did not load.')}
            label={say('More for North Star')}
            icon={<EllipsisIcon />}
            isIconOnly
            size="small"
            align="end"
            sections={[actions]}
          />
        </Inline>
      </Specimen>
    </Stack>
  );
}
