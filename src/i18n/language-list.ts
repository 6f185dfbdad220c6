interface LanguageEntry {
  /** Its name in itself. */
  readonly name: string;
  /** What the paths of its pages begin with. */
  readonly base: string;
  /** Offers the page in this language to a visitor whose browser asks for it. */
  readonly offer: string;
  /** Left to right unless given. */
  readonly direction?: 'rtl';
  /** For dates, numbers and sorting, where the code of the language is no locale. */
  readonly locale?: string;
  /** The language whose catalogs it uses, where it has none. */
  readonly catalogsOf?: string;
  /** Players can choose it. */
  readonly isFinished: boolean;
}

/**
 * All languages, in the order of the choices. The pseudo-languages are probes for developers, made from English: they show
 * untranslated texts, and what a right-to-left language would break.
 */
const list = {
  en: { name: 'English', base: '', offer: 'This page in English', isFinished: true },
  de: { name: 'Deutsch', base: '/de', offer: 'Diese Seite auf Deutsch', isFinished: true },
  es: { name: 'Español', base: '/es', offer: 'Esta página en español', isFinished: true },
  fr: { name: 'Français', base: '/fr', offer: 'Cette page en français', isFinished: true },
  'pt-BR': {
    name: 'Português (Brasil)',
    base: '/pt-br',
    offer: 'Esta página em português',
    isFinished: true,
  },
  pl: { name: 'Polski', base: '/pl', offer: 'Ta strona po polsku', isFinished: true },
  ru: { name: 'Русский', base: '/ru', offer: 'Эта страница на русском', isFinished: true },
  uk: { name: 'Українська', base: '/uk', offer: 'Ця сторінка українською', isFinished: true },
  ja: { name: '日本語', base: '/ja', offer: 'このページを日本語で見る', isFinished: true },
  'zh-CN': { name: '简体中文', base: '/zh-cn', offer: '查看简体中文页面', isFinished: true },
  'zh-TW': { name: '繁體中文', base: '/zh-tw', offer: '查看繁體中文頁面', isFinished: true },
  'pseudo-rtl': {
    name: 'Þšéûðö ←',
    base: '/pseudo-rtl',
    offer: 'Ţĥîš þåĝé',
    direction: 'rtl',
    // Turns React Aria round too.
    locale: 'ar-AE',
    catalogsOf: 'pseudo',
    isFinished: false,
  },
  pseudo: { name: 'Þšéûðö', base: '/pseudo', offer: 'Ţĥîš þåĝé', locale: 'en', isFinished: false },
} as const satisfies Record<string, LanguageEntry>;

export type Language = keyof typeof list;

export const languageList: Readonly<Record<Language, LanguageEntry>> = list;

/** The language of the messages in the code. */
export const sourceLanguage = 'en' satisfies Language;

/** Where the choice of the visitor is stored. */
export const LANGUAGE_KEY = 'language';

export const languages = Object.keys(languageList) as Language[];

export const finishedLanguages = languages.filter((language) => languageList[language].isFinished);

/** The languages with catalogs of their own. */
export const catalogLanguages = languages.filter(
  (language) => languageList[language].catalogsOf === undefined,
);

export function isLanguage(value: unknown): value is Language {
  return typeof value === 'string' && Object.hasOwn(languageList, value);
}

/** The locale of a language for dates, numbers and sorting. */
export function localeOf(language: Language): string {
  return languageList[language].locale ?? language;
}

/** The parts of the messages of a language. `lingui.config.ts` says which folders are whose. */
export const allCatalogs = ['everyone', 'members', 'legal', 'help', 'head'] as const;
export type Catalog = (typeof allCatalogs)[number];

/** The file of a catalog. */
export function catalogFile(language: Language, name: Catalog): string {
  return `${catalogPath(name, languageList[language].catalogsOf ?? language)}.po`;
}

/** @param locale as the file is named */
export function catalogPath(name: Catalog, locale: string): string {
  return `src/i18n/locales/${name === 'everyone' ? '' : `${name}/`}${locale}`;
}
