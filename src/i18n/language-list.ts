/**
 * All languages, in the order of the choices, with their names in themselves. `base`: what the paths of its pages begin with.
 * `isFinished`: whether players can choose it. The pseudo-language is made from English, and helps to find untranslated texts.
 */
export const languageList = {
  en: { name: 'English', base: '', isFinished: true },
  de: { name: 'Deutsch', base: '/de', isFinished: false },
  es: { name: 'Español', base: '/es', isFinished: false },
  fr: { name: 'Français', base: '/fr', isFinished: false },
  'pt-BR': { name: 'Português (Brasil)', base: '/pt-br', isFinished: false },
  pl: { name: 'Polski', base: '/pl', isFinished: false },
  ru: { name: 'Русский', base: '/ru', isFinished: false },
  uk: { name: 'Українська', base: '/uk', isFinished: false },
  ja: { name: '日本語', base: '/ja', isFinished: false },
  'zh-CN': { name: '简体中文', base: '/zh-cn', isFinished: false },
  'zh-TW': { name: '繁體中文', base: '/zh-tw', isFinished: false },
  pseudo: { name: 'Þšéûðö', base: '/pseudo', isFinished: false },
} as const;

export type Language = keyof typeof languageList;

/** The language of the messages in the code. */
export const sourceLanguage = 'en' satisfies Language;

export const languages = Object.keys(languageList) as Language[];

export const finishedLanguages: Language[] = languages.filter(
  (language) => languageList[language].isFinished,
);
