/** Latin letters and digits, without the punctuation that Chinese and Japanese fonts have as wide as their letters. */
export const interLetters =
  'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-2013, U+2020-2025, U+2027-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD';

/**
 * The letters of each font file, as CSS ranges: Polish needs `latin-ext`, Russian and Ukrainian need `cyrillic`. What no file
 * has, such as Chinese and Japanese, comes from the system. The last file that has a letter is the one that is loaded for it.
 */
export const interRanges = {
  cyrillic: 'U+0301, U+0400-045F, U+0490-0491, U+2116',
  'latin-ext': 'U+0100-017F, U+0218-021B, U+1E9E, U+20A0-20AB, U+20AD-20C0',
  latin: `${interLetters}, U+2014-201F, U+2026`,
} as const;

/** The lightest and the boldest weight in the files. */
export const interWeights = { min: 400, max: 700 } as const;

/** The forms of letters that all text has: l with a tail, a of one storey, round quotes and commas. */
export const interForms = ['cv05', 'cv11', 'ss03'] as const;
