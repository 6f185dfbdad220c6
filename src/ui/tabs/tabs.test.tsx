import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Tabs } from './tabs.tsx';

const tab = (name: string) => page.getByRole('tab', { name });
const panel = page.getByRole('tabpanel');
const TABS = [
  { id: 'plans', label: 'Plans', content: 'Choose what to redeem.' },
  { id: 'goals', label: 'Goals', content: 'Set a goal.', isDisabled: true },
  { id: 'history', label: 'History', content: 'Nothing redeemed yet.' },
];

it('is a named list of tabs, each of which names its panel', async () => {
  await render(<Tabs label="Your rewards" tabs={TABS} />);
  await expect.element(page.getByRole('tablist', { name: 'Your rewards' })).toBeVisible();
  await expect.element(tab('Plans')).toHaveAttribute('aria-selected', 'true');
  await expect.element(panel).toHaveAccessibleName('Plans');
  await expect.element(panel).toHaveTextContent('Choose what to redeem.');
  await tab('History').click();
  await expect.element(panel).toHaveAccessibleName('History');
});

it('moves by arrows past what is disabled, by Home and by End, and on to the panel by Tab', async () => {
  await render(<Tabs label="Your rewards" tabs={TABS} />);
  await userEvent.tab();
  for (const [key, name] of [
    ['{ArrowRight}', 'History'],
    ['{ArrowRight}', 'Plans'],
    ['{End}', 'History'],
    ['{Home}', 'Plans'],
  ] as const) {
    await userEvent.keyboard(key);
    await expect.element(tab(name)).toHaveFocus();
    await expect.element(panel).toHaveAccessibleName(name);
  }
  await userEvent.tab();
  await expect.element(panel).toHaveFocus();
});

it('shows the tab that it is told to and tells of another', async () => {
  const onSelect = vi.fn<(id: string) => void>();
  await render(<Tabs label="Your rewards" tabs={TABS} selected="history" onSelect={onSelect} />);
  await expect.element(panel).toHaveAccessibleName('History');
  await tab('Plans').click();
  expect(onSelect.mock.calls).toEqual([['plans']]);
  await expect.element(panel).toHaveAccessibleName('History');
});

it('scrolls inside itself on a phone, with the selected tab in view', async () => {
  await page.viewport(320, 600);
  const tabs = Array.from({ length: 12 }, (_, index) => ({
    id: String(index),
    label: `Month ${index}`,
    content: `Earnings ${index}`,
  }));
  await render(<Tabs label="Months" tabs={tabs} selected="11" />);
  const last = tab('Month 11').element().getBoundingClientRect();
  const list = page.getByRole('tablist').element().getBoundingClientRect();
  expect([last.right <= list.right + 1, document.documentElement.scrollWidth]).toEqual([true, 320]);
});
