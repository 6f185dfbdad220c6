import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { formatter } from '@lingui/format-po';

import {
  allCatalogs,
  catalogFile,
  finishedLanguages,
  languageList,
  type Language,
  localeOf,
  sourceLanguage,
} from '#i18n/language-list.ts';
import { isPrerendered, type RouteName, routes } from '#routes.ts';
import { someOf } from '../depth.ts';
import { expect, test } from '../fixtures/journey.ts';
import { remember } from '../fixtures/login.ts';
import { REDEEM } from '../fixtures/redemption.ts';
import { MID_MONTH, REWARDS } from '../fixtures/rewards.ts';
import { mailedLink, newcomer } from '../fixtures/sign-up.ts';
import { fillLogin, fillSignUp, hasLoaded } from '../screens/pages/by-name.ts';
import { wordsOf } from '../screens/checks/words.ts';

const OTHERS = finishedLanguages.filter((language) => language !== sourceLanguage);
const PUBLIC = (Object.keys(routes) as RouteName[])
  .filter((name) => isPrerendered(name) && routes[name].guard !== 'private')
  .map((name) => routes[name].pattern);

test.use({ startsAt: MID_MONTH });

for (const language of someOf(OTHERS, 3)) {
  const { base } = languageList[language];

  test.describe(language, () => {
    // Otherwise the page is offered in English.
    test.use({ locale: localeOf(language) });

    test('a player signs up, plays and redeems without a word of English', async ({
      page,
      world,
      context,
    }) => {
      const submit = page.locator('main [type=submit]');
      const read = async (place: string) => {
        await expect(page.locator('html')).toHaveAttribute('lang', localeOf(language));
        await hasLoaded(page);
        expect.soft(english(await wordsOf(page), language), place).toEqual([]);
      };
      await page.goto(`${base}/`);
      await read('home');
      await page.locator('main a[href$="/signup"]').first().click();
      await submit.first().click();
      await page.locator('main [aria-invalid=true]').first().waitFor();
      await read('sign-up with mistakes');
      await fillSignUp(page, newcomer);
      await submit.first().click();
      await page.locator('main [name=code]').waitFor();
      await read('inbox');
      const link = await mailedLink(world);
      expect(new URL(link).pathname).toBe(`${base}/login/verify-email/code`);
      await page.goto(link);
      await page.locator('main button').first().click();
      await page.locator(`main a[href^="${base}/login/"]`).first().click();
      await page.locator('main [name=password]').waitFor();
      await read('login');
      await fillLogin(page, newcomer.email, newcomer.password);
      await submit.first().click();
      await expect(page).toHaveURL(`${base}/app/`);
      await page.locator('main h1 bdi').waitFor();
      await read('home of a newcomer');

      await context.clearCookies();
      await page.evaluate(() => {
        localStorage.clear();
      });
      await remember(page, world.demoPlayer);
      for (const path of ['/app/', '/app/deals/', '/app/deals/river-room', REWARDS]) {
        await page.goto(base + path);
        await page.locator('main h1').waitFor();
        await read(path);
      }
      await page.goto(base + REDEEM);
      await hasLoaded(page);
      await page.locator('main article button').first().click();
      await page.locator('[role=dialog] [type=submit]').waitFor();
      await read('redeem dialog');
      await page.goto(`${base}/app/user/settings`);
      await page.locator('main [name=current_password]').first().waitFor();
      await read('settings');
    });
  });
}

test('no public page says a word of English in another language, before any script has run', async ({
  browser,
  world,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: world.origin });
  const page = await context.newPage();
  for (const language of someOf(OTHERS, 5)) {
    for (const path of PUBLIC) {
      const address = languageList[language].base + path;
      await page.goto(address);
      expect.soft(english(await wordsOf(page), language), address).toEqual([]);
    }
  }
  await context.close();
});

/** Words that no other of our languages has. */
const ENGLISH = /\b(the|your|you|with|this|that|from|isn’t|don’t|we’ll)\b/i;

/** Texts that are English where the language has its own. */
function english(words: readonly string[], language: Language): string[] {
  const translated = translatedTexts(language);
  return words.filter((text) => translated.has(text) || ENGLISH.test(text));
}

interface Message {
  readonly message?: string;
  readonly translation?: string;
}

const known = new Map<Language, ReadonlySet<string>>();

/** The English texts that are others in the language. */
function translatedTexts(language: Language): ReadonlySet<string> {
  const texts = known.get(language) ?? readTexts(language);
  known.set(language, texts);
  return texts;
}

function readTexts(language: Language): ReadonlySet<string> {
  const own = new Set<string>();
  const sources = new Set<string>();
  for (const name of allCatalogs) {
    const filename = catalogFile(language, name);
    const content = readFileSync(join(import.meta.dirname, '../..', filename), 'utf8');
    const options = { locale: language, sourceLocale: sourceLanguage, filename };
    const catalog = formatter().parse(content, options) as Record<string, Message>;
    for (const [id, { message = id, translation = '' }] of Object.entries(catalog)) {
      sources.add(message);
      own.add(translation);
    }
  }
  return new Set([...sources].filter((text) => !own.has(text)));
}
