import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { FilterBar } from './filter-bar.tsx';

it.each([
  [1200, ['one line', 'one line', 'one line']],
  [375, ['one line', 'next line', 'next line']],
])('stands at %i px in %j', async (width, expected) => {
  await page.viewport(width, 600);
  const { container } = await render(
    <FilterBar label="Filter the deals">
      <span>Search</span>
      <span>Platform</span>
      <span>Sort by</span>
    </FilterBar>,
  );
  expect(container.querySelector('search')?.ariaLabel).toBe('Filter the deals');
  const tops = [...container.querySelectorAll('span')].map((part) => part.getBoundingClientRect().top);
  expect(tops.map((top) => (top === tops[0] ? 'one line' : 'next line'))).toEqual(expected);
});
