import { getByLabelSelector, getByRoleSelector, getByTextSelector } from 'ivya';

import { newcomer, mailedLink } from '../fixtures/sign-up.ts';
import type { World } from '../fixtures/world.ts';
import type { Visitor } from './visitor.ts';

interface Stage {
  readonly name: string;
  readonly take: (visitor: Visitor, world: World) => Promise<void>;
}

/** From the first page to the last. Each stage starts where the one before it ended. */
export const mainPath: readonly Stage[] = [
  {
    name: 'home',
    take: async (visitor) => {
      await visitor.open('/');
      await visitor.sees(heading('Turn your rake into a solver subscription'));
      await visitor.sees(getByRoleSelector('textbox', { name: 'Net rake in a month' }));
      await visitor.click(inside(MAIN, link('Create account')));
      await visitor.hasFocus(heading('Create account'));
    },
  },
  {
    name: 'sign up',
    take: async (visitor) => {
      await visitor.fill(getByLabelSelector('First name'), newcomer.firstName);
      await visitor.fill(getByLabelSelector('Last name'), newcomer.lastName);
      await visitor.choose(getByLabelSelector('Country of residence'), newcomer.country);
      await visitor.fill(EMAIL, newcomer.email);
      await visitor.fill(PASSWORD, newcomer.password);
      await visitor.fill(getByLabelSelector('Confirm password', { exact: true }), newcomer.password);
      await visitor.click(getByRoleSelector('checkbox', { name: 'I agree to the Terms of Service' }));
      await visitor.click(button('Create account'));
      await visitor.sees(heading('Check your inbox'));
    },
  },
  {
    name: 'verify',
    take: async (visitor, world) => {
      await visitor.open(await mailedLink(world));
      await visitor.click(button('Confirm my email'));
      await visitor.sees(heading('Your email is verified'));
      await visitor.click(link('Log in'));
    },
  },
  {
    name: 'log in',
    take: async (visitor) => {
      await visitor.hasFocus(heading('Log in'));
      await visitor.fill(PASSWORD, newcomer.password);
      await visitor.press('Enter');
      await visitor.sees(heading(`Welcome back, ${newcomer.firstName}`));
    },
  },
  {
    name: 'deals',
    take: async (visitor) => {
      await visitor.click(inside(getByRoleSelector('navigation', { name: 'Main' }), link('Deals')));
      await visitor.sees(heading('All Poker Room Deals Available in Germany'));
      await visitor.fill(getByLabelSelector('Search'), 'RÍVER');
      await visitor.sees(getByTextSelector(/^\d+ of \d+ deals$/));
    },
  },
  {
    name: 'a room',
    take: async (visitor) => {
      await visitor.click(inside(MAIN, link('See River Room')));
      await visitor.sees(heading('River Room Deals'));
    },
  },
  {
    name: 'report a username',
    take: async (visitor) => {
      const dialog = getByRoleSelector('dialog', { name: 'Report your username' });
      await visitor.click(button('Report your username'));
      await visitor.fill(
        inside(dialog, getByRoleSelector('textbox', { name: 'Username at this room' })),
        'riverrat',
      );
      await visitor.click(inside(dialog, button('Report username')));
      await visitor.hasFocus(
        inside(dialog, getByRoleSelector('group', { name: 'We’ve received your username' })),
      );
      await visitor.click(inside(dialog, button('Done')));
      await visitor.seesNo(dialog);
      await visitor.sees(inside(MAIN, withText(getByRoleSelector('listitem'), 'riverrat')));
    },
  },
  {
    name: 'rewards of the demo player',
    take: async (visitor, { demoPlayer }) => {
      await logOut(visitor);
      await visitor.open('/app/rewards/');
      await visitor.fill(EMAIL, demoPlayer.email);
      await visitor.fill(PASSWORD, demoPlayer.password);
      await visitor.click(button('Log in'));
      await visitor.sees(heading('Rewards Summary'));
      await visitor.sees(balance('1,250.00'));
      await visitor.sees(withText(getByRoleSelector('listitem'), '350.00 Edge to go'));
    },
  },
  {
    name: 'the earnings by keyboard',
    take: async (visitor) => {
      const grid = getByRoleSelector('grid', { name: 'This Month' });
      const row = (place: number) => inside(grid, `${getByRoleSelector('row')} >> nth=${place}`);
      const dialog = getByRoleSelector('dialog', { name: 'How we calculated your Edge' });
      await visitor.tabTo(row(1));
      await visitor.press('ArrowDown');
      await visitor.hasFocus(row(2));
      await visitor.press('Enter');
      await visitor.sees(inside(dialog, withText(getByRoleSelector('status'), 'We checked it: ')));
      await visitor.press('Escape');
      await visitor.seesNo(dialog);
      await visitor.hasFocus(row(2));
    },
  },
  {
    name: 'redeem',
    take: async (visitor) => {
      const dialog = getByRoleSelector('dialog', { name: 'Redeem Premium, 1 month' });
      await visitor.click(tab('Redeem Edge'));
      await visitor.click(button('Redeem Premium'));
      await visitor.click(inside(dialog, button('Redeem 800.00 Edge')));
      await visitor.hasFocus(heading('We’ve received your redemption'));
      await visitor.sees(balance('450.00'));
      await visitor.click(button('Done'));
    },
  },
  {
    name: 'history',
    take: async (visitor) => {
      await visitor.click(tab('Edge History'));
      const redeemed = withText(getByRoleSelector('row'), '−800.00');
      await visitor.sees(`${withText(redeemed, '450.00')} >> nth=0`);
    },
  },
  {
    name: 'statement',
    take: async (visitor) => {
      await visitor.click(tab('Statement'));
      await visitor.sees(heading('Monthly statement'));
      await visitor.sees(inside(MAIN, getByTextSelector('Adds up', { exact: true })));
      const balances = inside(MAIN, getByRoleSelector('table', { name: 'Balance' }));
      await visitor.sees(withText(inside(balances, `${getByRoleSelector('row')} >> nth=-1`), '450.00'));
    },
  },
  {
    name: 'settings',
    take: async (visitor) => {
      await visitor.click(MEMBER_MENU);
      await visitor.click(getByRoleSelector('menuitem', { name: 'Settings' }));
      await visitor.sees(heading('Settings'));
      const form = getByRoleSelector('form', { name: 'Messengers' });
      await visitor.fill(
        inside(form, getByRoleSelector('textbox', { name: 'WhatsApp number' })),
        '+14165550142',
      );
      await visitor.click(inside(form, button('Save changes')));
      await visitor.sees(inside(form, withText(getByRoleSelector('status'), 'Saved')));
    },
  },
  { name: 'log out', take: logOut },
];

const MAIN = getByRoleSelector('main');
const BANNER = getByRoleSelector('banner');
const MEMBER_MENU = inside(BANNER, getByRoleSelector('button', { name: 'Account' }));
const EMAIL = getByRoleSelector('textbox', { name: 'Email', exact: true });
const PASSWORD = getByLabelSelector('Password', { exact: true });

async function logOut(visitor: Visitor): Promise<void> {
  await visitor.click(MEMBER_MENU);
  await visitor.click(getByRoleSelector('menuitem', { name: 'Log out' }));
  await visitor.sees(inside(BANNER, link('Log in')));
  await visitor.sees(heading('Turn your rake into a solver subscription'));
}

function inside(outer: string, inner: string): string {
  return `${outer} >> ${inner}`;
}

function withText(target: string, text: string): string {
  return `${target} >> internal:has-text=${JSON.stringify(text)}i`;
}

function heading(name: string): string {
  return getByRoleSelector('heading', { name });
}

function link(name: string): string {
  return getByRoleSelector('link', { name, exact: true });
}

function button(name: string): string {
  return getByRoleSelector('button', { name, exact: true });
}

/** One of the pages about rewards. */
function tab(name: string): string {
  return inside(getByRoleSelector('navigation', { name: 'Rewards' }), link(name));
}

/** In the header. */
function balance(amount: string): string {
  return inside(BANNER, getByRoleSelector('link', { name: `${amount} Edge` }));
}
