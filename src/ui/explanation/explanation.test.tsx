import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Explanation } from './explanation.tsx';

const button = page.getByRole('button', { name: 'What is Rake (GGR)?', includeHidden: true });
const dialog = page.getByRole('dialog', { name: 'What is Rake (GGR)?' });

beforeEach(async () => {
  await render(<Explanation label="What is Rake (GGR)?">What a room takes from the pots.</Explanation>);
});

it('explains in a named dialog that has focus; Escape closes it and focus returns', async () => {
  await expect.element(button).toHaveAttribute('aria-expanded', 'false');
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog).toHaveFocus();
  await expect.element(dialog).toHaveTextContent('What is Rake (GGR)?What a room takes from the pots.');
  await expect.element(button).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
});

it('opens by a press, and a press outside closes it', async () => {
  await button.click();
  await expect.element(dialog).toBeVisible();
  await userEvent.click(document.documentElement, { position: { x: 380, y: 5 }, force: true });
  await expect.element(dialog).not.toBeInTheDocument();
});

it('is a target of 28 px', () => {
  const { width, height } = button.element().getBoundingClientRect();
  expect([width, height]).toEqual([28, 28]);
});
