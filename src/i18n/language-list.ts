/**
 * All languages, in the order of the choices, with their names in themselves. `isFinished`: whether players can choose it. The
 * pseudo-language is made from English, and helps to find untranslated texts.
 */
export const languageList = {
  en: { name: 'English', isFinished: true },
  de: { name: 'Deutsch', isFinished: false },
  es: { name: 'Español', isFinished: false },
  fr: { name: 'Français', isFinished: false },
  'pt-BR': { name: 'Português (Brasil)', isFinished: false },
  pl: { name: 'Polski', isFinished: false },
  ru: { name: 'Русский', isFinished: false },
  uk: { name: 'Українська', isFinished: false },
  ja: { name: '日本語', isFinished: false },
  'zh-CN': { name: '简体中文', isFinished: false },
  'zh-TW': { name: '繁體中文', isFinished: false },
  pseudo: { name: 'Þšéûðö', isFinished: false },
} as const;

export type Language = keyof typeof languageList;

/** The language of the messages in the code. */
export const sourceLanguage = 'en' satisfies Language;

export const languages = Object.keys(languageList) as Language[];

export const finishedLanguages: Language[] = languages.filter(
  (language) => languageList[language].isFinished,
);
