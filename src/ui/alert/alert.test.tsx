import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Alert } from './alert.tsx';

it('is announced as an alert and leaves focus alone', async () => {
  await render(<Alert title="The mail was not sent.">Try again.</Alert>);
  await expect.element(page.getByRole('alert')).toHaveTextContent('The mail was not sent.Try again.');
  expect(document.activeElement).toBe(document.body);
});

it('an alert that takes focus is a named group, so that a screen reader announces it once', async () => {
  await render(<Alert takesFocus title="An error occurred while logging in." />);
  await expect
    .element(page.getByRole('group', { name: 'An error occurred while logging in.' }))
    .toHaveFocus();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});

it('is between 492 and 675 px wide where there is room, and as wide as the screen where there is not', async () => {
  await page.viewport(1024, 600);
  await render(<Alert title="Short" />);
  const width = () => page.getByRole('alert').element().getBoundingClientRect().width;
  expect(width()).toBe(675);
  await page.viewport(320, 600);
  expect([width() <= 320, document.documentElement.scrollWidth]).toEqual([true, 320]);
});
