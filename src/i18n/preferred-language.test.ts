import { expect, it } from 'vitest';

import { preferredLanguage } from './preferred-language.ts';

it.each([
  [['de'], 'de'],
  [['de-AT', 'en'], 'de'],
  [['DE-ch'], 'de'],
  [['en-US', 'de'], 'en'],
  [['hr', 'nl-BE', 'fr-CA', 'en'], 'fr'],
  [['es-419'], 'es'],
  [['pt'], 'pt-BR'],
  [['pt-PT'], 'pt-BR'],
  [['uk-UA', 'ru'], 'uk'],
  [['zh'], 'zh-CN'],
  [['zh-Hans'], 'zh-CN'],
  [['zh-SG'], 'zh-CN'],
  [['zh-Hant'], 'zh-TW'],
  [['zh-HK'], 'zh-TW'],
  [['zh-MO'], 'zh-TW'],
  [['zh-Hans-HK'], 'zh-CN'],
  [['ja-JP-u-ca-japanese'], 'ja'],
  // A language of its own, though its letters are known.
  [['sr-Latn', 'yue-HK'], null],
  [['', '*', 'i', 'not a language', 'pl'], 'pl'],
  [['pseudo', 'en-GB-oed'], null],
  [[], null],
])('who asks for %j is offered %s', (tags, language) => {
  expect(preferredLanguage(tags)).toBe(language);
});
