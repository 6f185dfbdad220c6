import { Language } from '#sdk/generated/zod/schemas/language.zod.ts';

/** The language of the site as the API names it; undefined for one that the API does not have. */
export function apiLanguage(locale: string): Language | undefined {
  const { data } = Language.safeParse(locale);
  return data;
}

/** Marks a query whose answer has texts in the language of the site. It is fetched again after a change of language. */
export const IN_LANGUAGE = { isInLanguage: true } as const;
