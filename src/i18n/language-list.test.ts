import { expect, it } from 'vitest';

import { finishedLanguages, languageList, languages, sourceLanguage } from './language-list.ts';

it('every language but English has a base of its own, in the form by which servers know one', () => {
  const bases = languages.map((language) => languageList[language].base);
  expect(new Set(bases).size).toBe(languages.length);
  const others = finishedLanguages.filter((language) => language !== sourceLanguage);
  for (const language of others) {
    expect(languageList[language].base).toBe(`/${language.toLowerCase()}`);
    expect(languageList[language].base).toMatch(/^\/[a-z]{2}(-[a-z]{2})?$/);
  }
});
