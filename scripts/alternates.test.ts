import { expect, it } from 'vitest';

import { finishedLanguages } from '#i18n/language-list.ts';
import { alternateLinks, sitemap } from './alternates.ts';

const ORIGIN = 'https://rakeback.test';

it('a page names its languages', () => {
  const head = alternateLinks(ORIGIN, { path: '/pt-br/login/', description: 'Log in.' });
  expect(head).toContain('<link rel="alternate" hreflang="zh-TW" href="https://rakeback.test/zh-tw/login/">');
  expect(head).toContain('<link rel="alternate" hreflang="x-default" href="https://rakeback.test/login/">');
  expect(head.match(/hreflang/g)?.length).toBe(finishedLanguages.length + 1);
});

it('a page that search engines must not list has no addresses, and is not in the sitemap', () => {
  const pages = [
    { path: '/de/app/', description: null },
    { path: '/de/', description: 'Poker.' },
  ];
  expect(pages.filter((page) => alternateLinks(ORIGIN, page) !== '')).toEqual([pages[1]]);
  const addresses = [...sitemap(ORIGIN, pages).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
  expect(addresses).toEqual(['https://rakeback.test/de/']);
});
