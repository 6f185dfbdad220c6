import { expect, it } from 'vitest';

import { formatList } from './lists.ts';

it('writes names in one line', () => {
  expect(formatList(['Skrill', 'Bank transfer', 'Card'], 'en')).toBe('Skrill, Bank transfer, Card');
  expect(formatList([], 'en')).toBe('');
});
