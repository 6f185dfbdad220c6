import type { Page } from '@playwright/test';

import { EMPTY_FILE, pageFile, routes, type RouteName } from '#routes.ts';
import config from '../../public/config.json' with { type: 'json' };
import { expect, test } from '../fixtures/journey.ts';

const { siteOrigin } = config;

/** The pages that search engines list. */
const LISTED: readonly RouteName[] = [
  'home',
  'termsOfService',
  'privacyPolicy',
  'support',
  'faq',
  'aboutUs',
  'signUp',
  'login',
  'passwordReset',
];
const MOST_PICTURE_BYTES = 60 * 1024;

test('every public page has a title, a description, an address and a picture for those who find or share it', async ({
  page,
}) => {
  const heads = await Promise.all(LISTED.map((name) => readHead(page, routes[name].pattern)));
  for (const { path, titles, description, picture, ...head } of heads) {
    const [title = ''] = titles;
    expect(titles, path).toEqual([expect.stringMatching(/^\S.+ \| Rakeback Wizard$/)]);
    expect(description.length, path).toBeGreaterThanOrEqual(120);
    expect(description.length, path).toBeLessThanOrEqual(155);
    expect(head, path).toEqual({
      canonical: [siteOrigin + path],
      metas: [
        ['description', description],
        ['og:type', 'website'],
        ['og:site_name', 'Rakeback Wizard'],
        ['og:title', path === '/' ? 'Rakeback Wizard' : title.replace(' | Rakeback Wizard', '')],
        ['og:description', description],
        ['og:url', siteOrigin + path],
        ['og:locale', 'en_US'],
        ['og:image', picture],
        ['og:image:width', '1200'],
        ['og:image:height', '630'],
        ['og:image:alt', 'Rakeback Wizard'],
        ['twitter:card', 'summary_large_image'],
      ],
    });
  }
  expect(new Set(heads.map(({ titles }) => titles[0])).size).toBe(LISTED.length);
  expect(new Set(heads.map(({ description }) => description)).size).toBe(LISTED.length);

  const pictures = [...new Set(heads.map(({ picture }) => picture))];
  expect(pictures).toEqual(['home', 'help', 'rewards'].map((kind) => `${siteOrigin}/social-${kind}.png`));
  for (const picture of pictures) {
    const { size, bytes } = await readPicture(page, new URL(picture).pathname);
    expect([picture, size]).toEqual([picture, [1200, 630]]);
    expect(bytes, picture).toBeLessThan(MOST_PICTURE_BYTES);
  }
});

test('search engines list no other page, and a shared link to one shows nothing of its content', async ({
  page,
}) => {
  const others = (Object.keys(routes) as RouteName[]).filter((name) => !LISTED.includes(name));
  for (const name of others) {
    const { metas, canonical } = await readHead(page, routes[name].pattern.replace(':room', 'river-room'));
    const shown = metas.map(([key = '']) => key);
    expect([name, metas[0], canonical]).toEqual([name, ['robots', 'noindex'], []]);
    expect(
      shown.filter((key) => /description|url/.test(key)),
      name,
    ).toEqual([]);
    expect(shown.includes('og:image'), name).toBe(pageFile(routes[name].pattern) !== EMPTY_FILE);
  }
});

test('the home page, the questions and the help pages say in data what they show', async ({ page }) => {
  const organization = `${siteOrigin}/#organization`;
  expect(await readGraph(page, '/')).toEqual([
    {
      '@type': 'Organization',
      '@id': organization,
      name: 'Rakeback Wizard',
      url: `${siteOrigin}/`,
      logo: `${siteOrigin}/icon-512.png`,
    },
    {
      '@type': 'WebSite',
      name: 'Rakeback Wizard',
      url: `${siteOrigin}/`,
      inLanguage: 'en',
      publisher: { '@id': organization },
    },
  ]);

  expect(await readGraph(page, '/login/')).toEqual([]);

  const [breadcrumbs, faq] = await readGraph(page, '/faq');
  expect(breadcrumbs).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Rakeback Wizard', item: `${siteOrigin}/` },
      { '@type': 'ListItem', position: 2, name: 'FAQ', item: `${siteOrigin}/faq` },
    ],
  });
  await page.goto('/faq');
  const shown = await page.locator('main details').evaluateAll((questions) =>
    questions.map((question) => ({
      '@type': 'Question',
      name: question.querySelector('summary')?.textContent,
      acceptedAnswer: {
        '@type': 'Answer',
        text: Array.from(question.querySelectorAll('p'), ({ textContent }) => textContent).join(' '),
      },
    })),
  );
  expect(shown.length).toBeGreaterThan(15);
  expect(faq).toEqual({ '@type': 'FAQPage', mainEntity: shown });
});

test('crawlers, researchers and systems find the files that they look for', async ({ page }) => {
  const read = async (path: string) => {
    const answer = await page.request.get(path);
    expect([path, answer.status()]).toEqual([path, 200]);
    return answer.text();
  };
  expect(await read('/robots.txt')).toBe(`User-agent: *\nDisallow:\n\nSitemap: ${siteOrigin}/sitemap.xml\n`);

  const security = Object.fromEntries(
    (await read('/.well-known/security.txt'))
      .trim()
      .split('\n')
      .map((line) => line.split(': ')),
  ) as Record<string, string>;
  expect(security).toEqual({
    Contact: `${siteOrigin}/support`,
    Expires: expect.stringMatching(/^20\d\d-\d\d-\d\dT00:00:00\.000Z$/) as unknown,
    'Preferred-Languages': 'en',
    Canonical: `${siteOrigin}/.well-known/security.txt`,
  });
  const days = (Date.parse(security['Expires'] ?? '') - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(0);
  expect(days).toBeLessThan(366);

  const manifest = JSON.parse(await read('/manifest.webmanifest')) as Manifest;
  const { icons, ...app } = manifest;
  expect(app).toEqual({
    name: 'Rakeback Wizard',
    short_name: 'Rakeback',
    description: expect.stringMatching(/^\S.+\.$/) as unknown,
    lang: 'en',
    id: '/app/',
    start_url: '/app/',
    scope: '/',
    display: 'standalone',
    background_color: '#0a0f1c',
    theme_color: '#0a0f1c',
  });
  expect(icons.map(({ sizes, purpose = 'any' }) => `${sizes} ${purpose}`)).toEqual([
    'any any',
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ]);
  for (const { src, sizes } of icons.filter(({ sizes: wanted }) => wanted !== 'any'))
    expect((await readPicture(page, src)).size.join('x')).toBe(sizes);

  const favicon = await (await page.request.get('/favicon.ico')).body();
  expect([0, 1, 2].map((index) => favicon.readUInt8(6 + 16 * index))).toEqual([16, 32, 48]);
  expect((await readPicture(page, '/favicon.ico')).size).toEqual([48, 48]);

  const licences = (await read('/licences.txt')).split(/^## /m).slice(1);
  const nameOf = (licence: string) => licence.slice(0, licence.indexOf(' - '));
  const names = licences.map(nameOf);
  expect(
    ['@fontsource-variable/inter', 'axios', 'react', 'react-dom', 'xstate', 'zod'].filter(
      (name) => !names.includes(name),
    ),
  ).toEqual([]);
  // The Unlicense asks for no text.
  const withoutText = licences.filter((licence) => licence.length < 300 && !licence.includes('(Unlicense)'));
  expect(withoutText.map(nameOf)).toEqual([]);
});

interface Manifest {
  readonly icons: readonly { readonly src: string; readonly sizes: string; readonly purpose?: string }[];
}

/** As a crawler reads it: the HTML alone. */
async function readHead(page: Page, path: string) {
  const html = await (await page.request.get(path)).text();
  return page.evaluate(
    ([source, address]) => {
      const { head } = new DOMParser().parseFromString(source, 'text/html');
      const all = (selector: string) => Array.from(head.querySelectorAll(selector));
      const metas = all('meta[property], meta[name=description], meta[name=robots], meta[name^=twitter]').map(
        (meta) => [
          meta.getAttribute('property') ?? meta.getAttribute('name') ?? '',
          meta.getAttribute('content') ?? '',
        ],
      );
      const valueOf = (wanted: string) => metas.find(([key]) => key === wanted)?.[1] ?? '';
      return {
        path: address,
        titles: all('title').map(({ textContent }) => textContent),
        canonical: all('link[rel=canonical]').map((link) => link.getAttribute('href')),
        metas,
        description: valueOf('description'),
        picture: valueOf('og:image'),
      };
    },
    [html, path] as const,
  );
}

async function readGraph(page: Page, path: string): Promise<unknown[]> {
  const html = await (await page.request.get(path)).text();
  const blocks = await page.evaluate((source) => {
    const document = new DOMParser().parseFromString(source, 'text/html');
    return Array.from(
      document.querySelectorAll('script[type="application/ld+json"]'),
      ({ textContent }) => textContent,
    );
  }, html);
  return blocks.flatMap((block) => {
    const { '@context': context, '@graph': graph } = JSON.parse(block) as Record<string, unknown[]>;
    expect(context).toBe('https://schema.org');
    return graph ?? [];
  });
}

async function readPicture(page: Page, path: string): Promise<{ size: number[]; bytes: number }> {
  const answer = await page.request.get(path);
  expect([path, answer.status()]).toEqual([path, 200]);
  const body = await answer.body();
  const size = await page.evaluate(
    async ([base64, type]) => {
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      const { width, height } = await createImageBitmap(new Blob([bytes], { type }));
      return [width, height];
    },
    [body.toString('base64'), answer.headers()['content-type'] ?? ''] as const,
  );
  return { size, bytes: body.length };
}
