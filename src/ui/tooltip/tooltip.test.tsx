import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '#ui/button/button.tsx';
import { Tooltip } from './tooltip.tsx';

const button = page.getByRole('button', { name: 'Export' });
const tooltip = page.getByRole('tooltip');

beforeEach(async () => {
  await render(
    <>
      <h1>Earnings</h1>
      <Tooltip text="Saves what you see as a file">
        <Button>Export</Button>
      </Tooltip>
    </>,
  );
  await page.getByRole('heading').click();
});

it('shows on focus and describes its button; Escape hides it and leaves focus', async () => {
  await expect.element(tooltip).not.toBeInTheDocument();
  await userEvent.tab();
  await expect.element(tooltip).toHaveTextContent('Saves what you see as a file');
  await expect.element(button).toHaveAccessibleDescription('Saves what you see as a file');
  await userEvent.keyboard('{Escape}');
  await expect.element(tooltip).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
});

it('shows on hover, stays while the pointer is on it, and goes with the pointer', async () => {
  await button.hover();
  await expect.element(tooltip).toBeVisible();
  await tooltip.hover();
  await expect.element(tooltip).toBeVisible();
  await page.getByRole('heading').hover();
  await expect.element(tooltip).not.toBeInTheDocument();
});
