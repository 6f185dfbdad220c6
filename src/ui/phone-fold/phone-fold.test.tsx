import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { FoldingCard } from './phone-fold.tsx';

function show() {
  return render(
    <FoldingCard title="Edge by day">
      <p>20.60 Edge</p>
    </FoldingCard>,
  );
}

it('on a phone its title opens and closes it, by the keyboard too', async () => {
  await page.viewport(375, 800);
  await show();
  const content = page.getByRole('region', { name: 'Edge by day' }).getByText('20.60 Edge');
  await expect.element(content).not.toBeVisible();
  await page.getByRole('heading', { name: 'Edge by day' }).click();
  await expect.element(content).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(content).not.toBeVisible();
});

it('is open where there is room', async () => {
  await page.viewport(1280, 800);
  await show();
  await expect
    .element(page.getByRole('region', { name: 'Edge by day' }).getByText('20.60 Edge'))
    .toBeVisible();
});
