import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Disclosure } from './disclosure.tsx';

it('shows and hides its content, and its button says which it will do', async () => {
  await render(
    <Disclosure showLabel="Show Error" hideLabel="Hide Error">
      TypeError
    </Disclosure>,
  );
  await expect.element(page.getByText('TypeError')).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Show Error', expanded: false }).click();
  await expect.element(page.getByText('TypeError')).toBeVisible();
  await page.getByRole('button', { name: 'Hide Error', expanded: true }).click();
  await expect.element(page.getByText('TypeError')).not.toBeVisible();
});
