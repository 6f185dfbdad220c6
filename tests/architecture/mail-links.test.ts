import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { languageList } from '#i18n/language-list.ts';
import { homeIn } from '#reference-api/mail/mails.ts';
import { matchRoute, routes } from '#routes.ts';
import { Language } from '#sdk/generated/zod/schemas/language.zod.ts';

const MAILS = join(import.meta.dirname, '../../reference-api/mail');

/** A link of a mail, as `${home}/login/verify-email/code?${query}`. */
const LINK = /\$\{home\}(?<path>[^?`]*)(?<query>\?)?/g;

it('links of mails lead to a page, and what they carry in a query leaves the address bar', () => {
  const links = globSync('*.ts', { cwd: MAILS }).flatMap((file) =>
    [...readFileSync(join(MAILS, file), 'utf8').matchAll(LINK)].map(({ groups }) => groups ?? {}),
  );
  const faults = links.flatMap(({ path = '', query }) => {
    const route = matchRoute(path);
    if (route === null) return [`${path} is no address of src/routes.ts`];
    return query !== undefined && routes[route].secrets.length === 0
      ? [`${path} has no secrets in src/routes.ts`]
      : [];
  });
  expect(faults).toEqual([]);
  expect(links).not.toEqual([]);
});

it('mails lead to the addresses of their language, and the API has every language of the site', () => {
  const bases = Object.entries(languageList).map(([language, { base }]) => [language, base] as const);
  expect(Object.fromEntries(Language.options.map((language) => [language, homeIn(language, '')]))).toEqual(
    Object.fromEntries(bases.filter(([language]) => !language.startsWith('pseudo'))),
  );
});
