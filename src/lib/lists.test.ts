import { expect, it } from 'vitest';

import { formatList } from './lists.ts';

it.each([
  ['en', 'Skrill, Bank transfer, Card', 'Skrill, Card'],
  ['de', 'Skrill, Bank transfer und Card', 'Skrill und Card'],
  ['pl', 'Skrill, Bank transfer i Card', 'Skrill i Card'],
  ['pt-BR', 'Skrill, Bank transfer, Card', 'Skrill, Card'],
  ['ru', 'Skrill, Bank transfer, Card', 'Skrill, Card'],
  ['ja', 'Skrill、Bank transfer、Card', 'Skrill、Card'],
  ['zh-CN', 'Skrill、Bank transfer、Card', 'Skrill、Card'],
])('separates names in %s', (locale, three, two) => {
  expect([
    formatList(['Skrill', 'Bank transfer', 'Card'], locale),
    formatList(['Skrill', 'Card'], locale),
    formatList(['Skrill'], locale),
    formatList([], locale),
  ]).toEqual([three, two, 'Skrill', '']);
});
