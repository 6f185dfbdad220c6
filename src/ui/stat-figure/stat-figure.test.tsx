import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { type Figure, StatFigure } from './stat-figure.tsx';

const read = (element: Element) => [...element.querySelectorAll('dt, dd')].map((part) => part.textContent);

it('says what it does not know in words, and never shows it as zero', async () => {
  const { container } = await render(
    <StatFigure label="Edge balance" figure={{ state: 'unknown', label: 'Not known yet' }} />,
  );
  expect(read(container)).toEqual(['Edge balance', '—Not known yet']);
  expect(container.querySelector('dd [aria-hidden=true]')?.textContent).toBe('—');
});

it('has one height, whether it loads, is unknown or known', async () => {
  const figures: readonly Figure[] = [
    { state: 'loading', label: 'Loading' },
    { state: 'unknown', label: 'Not known yet' },
    { state: 'known', value: '86.50', unit: 'Edge' },
  ];
  const { container } = await render(
    figures.map((figure) => <StatFigure key={figure.state} label="Edge balance" figure={figure} />),
  );
  const heights = [...container.children].map((stat) => Math.round(stat.getBoundingClientRect().height));
  expect(new Set(heights).size).toBe(1);
});

it('shows a large number whole on a narrow screen', async () => {
  await page.viewport(320, 600);
  const { container } = await render(
    <StatFigure size="large" label="Rake" figure={{ state: 'known', value: '1,234,567.89', unit: 'USD' }} />,
  );
  container.style.inlineSize = '7rem';
  expect(container.scrollWidth).toBe(container.clientWidth);
});
