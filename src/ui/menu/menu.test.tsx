import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { UserIcon } from '#ui/icons/icons.ts';
import { loadMenuPanel } from './load-menu-panel.ts';
import { MenuButton } from './menu-button.tsx';

vi.mock('./load-menu-panel.ts', { spy: true });

const logOut = vi.fn<() => void>();
const setTheme = vi.fn<(theme: string) => void>();
const trigger = page.getByRole('button', { name: 'Account', includeHidden: true });
const menu = page.getByRole('menu', { name: 'Account' });
const item = (name: string) => page.getByRole('menuitem', { name, exact: false });

beforeEach(() => {
  vi.clearAllMocks();
});

async function renderMenu() {
  const { hook, history } = memoryLocation({ path: '/', record: true });
  await render(
    <Router hook={hook}>
      <h1 tabIndex={-1}>Rewards</h1>
      <MenuButton
        label="Account"
        icon={<UserIcon />}
        otherwise={
          <>
            <p>The menu did not load.</p>
            <button type="button">Leave</button>
          </>
        }
        sections={[
          {
            id: 'account',
            items: [
              { id: 'settings', label: 'Settings', href: '/app/settings' },
              { id: 'help', label: 'Help', href: 'https://example.com/' },
            ],
          },
          {
            id: 'theme',
            heading: 'Theme',
            value: 'dark',
            options: [
              { value: 'dark', label: 'Dark' },
              { value: 'light', label: 'Light' },
            ],
            onChange: setTheme,
          },
          {
            id: 'session',
            items: [{ id: 'out', label: 'Log out', onAction: logOut }],
          },
        ]}
      />
    </Router>,
  );
  return history;
}

describe('opening', () => {
  it.each([
    ['{Enter}', 'Settings'],
    [' ', 'Settings'],
    ['{ArrowDown}', 'Settings'],
    ['{ArrowUp}', 'Log out'],
  ])('%s on the button opens the menu with focus on %s', async (key, name) => {
    await renderMenu();
    await userEvent.tab();
    await userEvent.keyboard(key);
    await expect.element(item(name)).toHaveFocus();
    await expect.element(menu).toBeVisible();
  });

  it('a click opens it too, and the button tells of its state', async () => {
    await renderMenu();
    await expect.element(trigger).toHaveAttribute('aria-haspopup', 'menu');
    await expect.element(trigger).toHaveAttribute('aria-expanded', 'false');
    await trigger.click();
    await expect.element(item('Settings')).toHaveFocus();
    await expect.element(trigger).toHaveAttribute('aria-expanded', 'true');
    expect(trigger.element().getAttribute('aria-controls')).toBe(menu.element().id);
  });

  it('tells of the press in the next frame, and draws the menu after it', async () => {
    await renderMenu();
    await userEvent.tab();
    await loadMenuPanel();
    const inNextFrame = new Promise((resolve) => {
      trigger.element().addEventListener('click', () => {
        requestAnimationFrame(() => {
          resolve([trigger.element().ariaExpanded, document.querySelector('[role=menu]')]);
        });
      });
    });
    await trigger.click();
    expect(await inNextFrame).toEqual(['true', null]);
    await expect.element(item('Settings')).toHaveFocus();
  });

  it('is prepared by hover and by focus', async () => {
    await renderMenu();
    await page.getByRole('heading').hover();
    vi.mocked(loadMenuPanel).mockClear();
    await trigger.hover();
    expect(loadMenuPanel).toHaveBeenCalledTimes(1);
    await userEvent.tab();
    expect(loadMenuPanel).toHaveBeenCalledTimes(2);
  });

  it('waits for a slow load, and opens when it is there', async () => {
    const loading = Promise.withResolvers<Awaited<ReturnType<typeof loadMenuPanel>>>();
    vi.mocked(loadMenuPanel).mockReturnValue(loading.promise);
    await renderMenu();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect.element(trigger).toHaveAttribute('aria-busy', 'true');
    await expect.element(trigger).toHaveAttribute('aria-expanded', 'false');
    loading.resolve(await import('./menu-panel.tsx'));
    await expect.element(item('Settings')).toHaveFocus();
    await expect.element(trigger).toHaveAttribute('aria-busy', 'false');
    vi.mocked(loadMenuPanel).mockReset();
  });

  it('does not open if the person moved focus while it was loading', async () => {
    const loading = Promise.withResolvers<Awaited<ReturnType<typeof loadMenuPanel>>>();
    vi.mocked(loadMenuPanel).mockReturnValue(loading.promise);
    await renderMenu();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    document.querySelector('h1')?.focus();
    await expect.element(trigger).toHaveAttribute('aria-busy', 'false');
    loading.resolve(await import('./menu-panel.tsx'));
    await loading.promise;
    await expect.element(page.getByRole('heading', { name: 'Rewards' })).toHaveFocus();
    await expect.element(menu).not.toBeInTheDocument();
    vi.mocked(loadMenuPanel).mockReset();
  });

  it('that failed says so in place, with what nobody may be without, and can be asked for again', async () => {
    vi.mocked(loadMenuPanel).mockRejectedValue(new TypeError('Failed to fetch'));
    await renderMenu();
    const stand = page.getByRole('group', { name: 'Account' });
    for (const close of [
      () => userEvent.keyboard('{Escape}'),
      async () => {
        await page.getByRole('button', { name: 'Leave' }).click();
        await userEvent.keyboard('{Escape}');
      },
    ]) {
      await trigger.click();
      await expect.element(stand).toHaveTextContent('The menu did not load.Leave');
      await expect.element(trigger).toHaveFocus();
      await expect.element(trigger).toHaveAttribute('aria-expanded', 'true');
      await close();
      await expect.element(stand).not.toBeInTheDocument();
      await expect.element(trigger).toHaveFocus();
    }
    await trigger.click();
    await expect.element(stand).toBeVisible();
    await page.getByRole('heading').click();
    await expect.element(stand).not.toBeInTheDocument();
    vi.mocked(loadMenuPanel).mockReset();
    await trigger.click();
    await expect.element(item('Settings')).toHaveFocus();
  });

  it('that failed opens by itself when the network is back', async () => {
    vi.mocked(loadMenuPanel).mockRejectedValue(new TypeError('Failed to fetch'));
    await renderMenu();
    await trigger.click();
    await expect.element(page.getByText('The menu did not load.')).toBeVisible();
    vi.mocked(loadMenuPanel).mockReset();
    window.dispatchEvent(new Event('online'));
    await expect.element(item('Settings')).toHaveFocus();
  });
});

describe('the open menu', () => {
  it('names its sections and items and moves by keys', async () => {
    await renderMenu();
    await trigger.click();
    await expect.element(page.getByRole('group', { name: 'Theme' })).toBeVisible();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(item('Help')).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect.element(item('Log out')).toHaveFocus();
    await userEvent.keyboard('dark');
    await expect.element(page.getByRole('menuitemradio', { name: 'Dark' })).toHaveFocus();
  });

  it('closes on Escape and outside, and gives focus back to the button', async () => {
    await renderMenu();
    await trigger.click();
    await expect.element(item('Settings')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(menu).not.toBeInTheDocument();
    await expect.element(trigger).toHaveFocus();
    await trigger.click();
    await expect.element(item('Settings')).toHaveFocus();
    await userEvent.click(document.documentElement, { position: { x: 300, y: 5 }, force: true });
    await expect.element(menu).not.toBeInTheDocument();
    await expect.element(trigger).toHaveFocus();
  });

  it('does what was chosen, once focus is back on the button', async () => {
    logOut.mockImplementation(() => {
      expect(document.activeElement).toBe(trigger.element());
    });
    await renderMenu();
    await trigger.click();
    await item('Log out').click();
    await expect.element(menu).not.toBeInTheDocument();
    expect(logOut).toHaveBeenCalledTimes(1);
    await expect.element(trigger).toHaveFocus();
  });

  it('shows which option is chosen and tells of another', async () => {
    await renderMenu();
    await trigger.click();
    await expect.element(page.getByRole('group', { name: 'Theme' })).toBeVisible();
    const option = (name: string) => page.getByRole('menuitemradio', { name });
    await expect.element(option('Dark')).toHaveAttribute('aria-checked', 'true');
    await expect.element(option('Light')).toHaveAttribute('aria-checked', 'false');
    await option('Light').click();
    await expect.element(menu).not.toBeInTheDocument();
    expect(setTheme.mock.calls).toEqual([['light']]);
    await expect.element(trigger).toHaveFocus();
  });
});

describe('a link in the menu', () => {
  it.each(['click', '{Enter}', ' '])('is an anchor that goes through the router, by %s', async (how) => {
    const history = await renderMenu();
    await trigger.click();
    await expect.element(item('Settings')).toHaveFocus();
    expect(item('Settings').element().tagName).toBe('A');
    await (how === 'click' ? item('Settings').click() : userEvent.keyboard(how));
    await expect.element(menu).not.toBeInTheDocument();
    expect(history).toEqual(['/', '/app/settings']);
  });

  it('leaves a modified click and another site to the browser', async () => {
    const history = await renderMenu();
    await trigger.click();
    await expect.element(item('Settings')).toHaveFocus();
    // Before anyone else: a tab that did open would take the page of the tests out of sight, and slow them all.
    // The event itself stays as it was: one that is prevented would be left alone whatever its keys.
    const seen = vi.fn(({ target }: Event) => {
      if (target instanceof Element) target.closest('a')?.removeAttribute('href');
    });
    window.addEventListener('click', seen, { capture: true });
    onTestFinished(() => {
      window.removeEventListener('click', seen, { capture: true });
    });
    item('Settings')
      .element()
      .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }));
    await expect.element(menu).not.toBeInTheDocument();
    await trigger.click();
    const help = item('Help');
    await expect.element(help).toBeVisible();
    help.element().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    await expect.element(menu).not.toBeInTheDocument();
    expect(seen).toHaveBeenCalled();
    expect(history).toEqual(['/']);
  });
});
