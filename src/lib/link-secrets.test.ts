import { expect, it } from 'vitest';

import { withLinkSecrets } from './link-secrets.ts';

const PATH = '/login/verify-email/code';
const state = { linkSecrets: { path: PATH, query: 'uidb64=MQ&token=a-b' } };

it('a page is given its query with what was hidden', () => {
  expect(withLinkSecrets(state, PATH, '')).toBe('?uidb64=MQ&token=a-b');
  expect(withLinkSecrets(state, PATH, '?x=1')).toBe('?x=1&uidb64=MQ&token=a-b');
});

it.each([
  ['another page', state, '/login/'],
  ['no state', null, PATH],
  ['a state of somebody else', { key: 'value' }, PATH],
  ['a state that was tampered with', { linkSecrets: { path: PATH, query: 7 } }, PATH],
])('%s is given its query as it is', (_, kept, path) => {
  expect(withLinkSecrets(kept, path, '?x=1')).toBe('?x=1');
});
