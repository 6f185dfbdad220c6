import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { Figures } from './figures.tsx';

it('reads each name before its value', async () => {
  const { container } = await render(
    <Figures
      figures={[
        { term: 'Rakeback', value: '30%' },
        { term: 'Edge multiplier', value: '×1.25' },
      ]}
    />,
  );
  const read = [...container.querySelectorAll('dt, dd')].map((part) => `${part.tagName} ${part.textContent}`);
  expect(read).toEqual(['DT Rakeback', 'DD 30%', 'DT Edge multiplier', 'DD ×1.25']);
});
