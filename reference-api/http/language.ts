import type { Context } from 'hono';
import { accepts } from 'hono/accepts';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

import { Language } from '#sdk/generated/zod/schemas/language.zod.ts';

const languages = Language.options;

/** The language of the answer: the first that `Accept-Language` wishes and we have, else English. */
export function languageOf(c: Context): Language {
  const best = accepts(c, {
    header: 'Accept-Language',
    supports: languages,
    default: 'en',
    match: (wishes) => wishes.map(({ type, q }) => (q > 0 ? known(type) : undefined)).find(isFound) ?? 'en',
  });
  return Language.parse(best);
}

/** Ours that a person who reads this language reads too: `zh-HK` is written as `zh-TW` is, `de-AT` as `de`. */
function known(tag: string): Language | undefined {
  if (tag === '*') return 'en';
  try {
    const { language, script } = new Intl.Locale(tag).maximize();
    const code = { zh: script === 'Hant' ? 'zh-TW' : 'zh-CN', pt: 'pt-BR' }[language] ?? language;
    return languages.find((one) => one === code);
  } catch {
    // No language tag.
    return undefined;
  }
}

function isFound(language: Language | undefined): language is Language {
  return language !== undefined;
}

/** Answers with texts in the language of the visitor, and says which one that is. */
export function jsonIn(
  c: Context,
  bodyIn: (language: Language) => object,
  status: ContentfulStatusCode = 200,
): Response {
  const language = languageOf(c);
  c.header('Content-Language', language);
  c.header('Vary', 'Accept-Language', { append: true });
  return c.json(bodyIn(language), status);
}
