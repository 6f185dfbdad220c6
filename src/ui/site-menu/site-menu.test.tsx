import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SiteMenu } from './site-menu.tsx';

const button = page.getByRole('button', { name: 'Menu' });
const elsewhere = page.getByRole('button', { name: 'Elsewhere' });
const link = page.getByRole('link', { name: 'Support' });

const example = (
  <>
    <SiteMenu label="Menu">
      <a href="#support">Support</a>
      <select aria-label="Theme" />
    </SiteMenu>
    <button type="button">Elsewhere</button>
  </>
);

it('says whether it is open, and hides from everyone what it does not show', async () => {
  await render(example);
  await expect.element(button).toHaveAttribute('aria-expanded', 'false');
  await expect.element(link).not.toBeInTheDocument();
  await button.click();
  await expect.element(button).toHaveAttribute('aria-expanded', 'true');
  await expect.element(link).toBeVisible();
});

it('comes next to its button in the order of Tab', async () => {
  await render(example);
  await button.click();
  await userEvent.tab();
  await expect.element(link).toHaveFocus();
});

it('closes by Escape, and gives focus back to its button', async () => {
  await render(example);
  await button.click();
  await userEvent.tab();
  await userEvent.keyboard('{Escape}');
  await expect.element(button).toHaveFocus();
  await expect.element(button).toHaveAttribute('aria-expanded', 'false');
});

it.each([
  ['a link is followed', () => link.click()],
  ['somebody presses elsewhere', () => elsewhere.click()],
  ['focus goes elsewhere', () => userEvent.keyboard('{Tab}{Tab}{Tab}')],
])('closes when %s', async (_, leave) => {
  await render(example);
  await button.click();
  await leave();
  await expect.element(button).toHaveAttribute('aria-expanded', 'false');
});

it('stays open while a setting in it is used', async () => {
  await render(example);
  await button.click();
  await page.getByRole('combobox', { name: 'Theme' }).click();
  await expect.element(button).toHaveAttribute('aria-expanded', 'true');
});
