import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { beforeAll, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import { getDealsResponseMock } from '#sdk/generated/api/deals/deals.msw.ts';
import { plansQuery, type Plan } from '#queries/plans.ts';
import { seedPlans } from '#reference-api/seed/plans.ts';
import { startLanguage } from '#i18n/language.ts';
import { SolverBanner, type BannerDeal } from './solver-banner.tsx';

beforeAll(() => startLanguage('en'));

const DEALS = getDealsResponseMock().results;
const heading = page.getByRole('heading', { level: 2 });

/** @param plans undefined while they are on their way */
function show(deals: readonly BannerDeal[], plans?: readonly Plan[]) {
  const client = new QueryClient({ defaultOptions: { queries: { enabled: false } } });
  if (plans !== undefined) client.setQueryData([...plansQuery().queryKey], plans);
  return render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={client}>
        <SolverBanner deals={deals} />
      </QueryClientProvider>
    </I18nProvider>,
  );
}

it('names the least rake, and the plan and the deal that it is for', async () => {
  const { container } = await show(DEALS.toReversed(), seedPlans);
  expect(heading.element().textContent).toBe('Get the solver free after raking $320');
  expect(container.querySelector('p')?.textContent).toBe(
    'Starter, 1 month: 400.00 Edge. “100% up to $1,000 and 30% rakeback” at River Room gives 1.25 Edge per dollar ' +
      'of net rake, which can be less than the rake you pay.',
  );
});

it('rounds up to whole dollars, grouped', async () => {
  await show([{ ...DEALS[1], edge_multiplier: '0.3' } as BannerDeal], seedPlans);
  await expect.element(heading).toHaveTextContent('Get the solver free after raking $1,334');
});

it.each([375, 1280])('keeps its room while the price is on its way, %d px wide', async (width) => {
  await page.viewport(width, 800);
  const loading = await show(DEALS);
  const reserved = loading.container.getBoundingClientRect().height;
  await expect.element(heading).not.toBeInTheDocument();
  await loading.unmount();
  const { container } = await show(DEALS, seedPlans);
  expect(Math.abs(container.getBoundingClientRect().height - reserved)).toBeLessThan(8);
});

it.each([
  ['there are no deals', [], seedPlans],
  ['no plan is sold for Edge', DEALS, []],
  ['no deal gives Edge', DEALS.map((deal) => ({ ...deal, edge_multiplier: '0' })), seedPlans],
])('is not there when %s', async (_why, deals, plans) => {
  const { container } = await show(deals, plans);
  expect(container.innerHTML).toBe('');
});
