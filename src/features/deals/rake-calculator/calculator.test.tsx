import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { beforeAll, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import { seedPlans } from '#reference-api/seed/plans.ts';
import { startLanguage } from '#i18n/language.ts';
import { getDealsResponseMock } from '#sdk/generated/api/deals/deals.msw.ts';
import type { Plan } from '#queries/plans.ts';
import { Calculator } from './calculator.tsx';

beforeAll(() => startLanguage('en'));

const rake = page.getByRole('textbox', { name: 'Net rake in a month' });
const figures = () =>
  [...document.querySelectorAll('dl')].map((stat) =>
    [...stat.querySelectorAll('dt, dd')].map((part) => part.textContent).join(' | '),
  );

function show(plans: readonly Plan[] = seedPlans) {
  return render(
    <I18nProvider i18n={i18n}>
      <Calculator deals={getDealsResponseMock().results} plans={plans} />
    </I18nProvider>,
  );
}

it('begins with an estimate for usual rake at the first deal, and says nothing yet', async () => {
  await show();
  expect(figures()).toEqual([
    'Edge in a month, estimated | 625.00 Edge | 1.25 Edge per dollar of net rake',
    'Starter | 18 months | 400.00 Edge for a month. You’d have enough after 1 month.',
    'Premium | 9 months | 800.00 Edge for a month. You’d have enough after 2 months.',
    'Elite | 4 months | 1,600.00 Edge for a month. You’d have enough after 3 months.',
  ]);
  await expect.element(page.getByRole('status')).toBeEmptyDOMElement();
});

it('follows what is typed and chosen, by keyboard alone, and says the outcome once for each change', async () => {
  await show();
  await userEvent.tab();
  await userEvent.keyboard('{Control>}a{/Control}1000.5');
  await expect.element(page.getByRole('status')).toBeEmptyDOMElement();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('status')).toHaveTextContent('About 1,250.62 Edge in a month');
  await userEvent.tab();
  await userEvent.keyboard('L');
  await expect.element(page.getByRole('status')).toHaveTextContent('About 1,000.50 Edge in a month');
  expect(figures()[0]).toBe('Edge in a month, estimated | 1,000.50 Edge | 1.00 Edge per dollar of net rake');
});

it('no rake is no Edge, but an empty field is not zero', async () => {
  await show();
  await userEvent.fill(rake, '0');
  await userEvent.tab();
  await expect.poll(() => figures()[1]).toBe('Starter | 0 months | 400.00 Edge for a month');
  await userEvent.fill(rake, '');
  await page.getByRole('button', { name: 'Estimate your Edge' }).click();
  await expect.element(rake).toHaveFocus();
  await expect
    .element(rake)
    .toHaveAccessibleDescription(
      'Enter a number from 0 to 1,000,000. The part of your rake and fees that the room counts. US dollars',
    );
  expect(figures().map((figure) => figure.split(' | ')[1])).toEqual(Array(4).fill('—Not known yet'));
});

it('more than anybody rakes is said at the field, and nothing is estimated from it', async () => {
  await show();
  await userEvent.fill(rake, '999999999999');
  await userEvent.tab();
  await expect.element(rake).toHaveAccessibleDescription(/^Enter a number from 0 to 1,000,000\./);
  await expect.element(rake).toHaveValue('999,999,999,999');
  expect(figures().map((figure) => figure.split(' | ')[1])).toEqual(Array(4).fill('—Not known yet'));
});

it('without a plan that Edge buys there is still the Edge', async () => {
  await show([]);
  expect(figures().length).toBe(1);
  await expect.element(page.getByText('No plans available for this subscription type.')).toBeVisible();
});
