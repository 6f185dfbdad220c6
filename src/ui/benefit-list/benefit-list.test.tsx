import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { BenefitList } from './benefit-list.tsx';

it('marks what only players of this site get', async () => {
  await render(
    <BenefitList
      exclusiveLabel="Exclusive"
      benefits={[
        { title: 'Bonus', exclusive: false },
        { title: 'Race', exclusive: true },
      ]}
    />,
  );
  const items = page.getByRole('listitem').elements();
  expect(items.map(({ textContent }) => textContent.trim())).toEqual(['Bonus', 'Race Exclusive']);
});
