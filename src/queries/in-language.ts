/** Marks a query whose answer has texts in the language of the site. It is fetched again after a change of language. */
export const IN_LANGUAGE = { isInLanguage: true } as const;
