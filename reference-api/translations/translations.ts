import type { Language } from '#sdk/generated/model/language.ts';
import type { CatalogueText } from '../seed/rooms.ts';
import de from './de.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };
import ja from './ja.json' with { type: 'json' };
import { englishMails, type MailTexts } from './mail-texts.ts';
import pl from './pl.json' with { type: 'json' };
import ptBR from './pt-BR.json' with { type: 'json' };
import ru from './ru.json' with { type: 'json' };
import uk from './uk.json' with { type: 'json' };
import zhCN from './zh-CN.json' with { type: 'json' };
import zhTW from './zh-TW.json' with { type: 'json' };

/** The reasons and refusals that the site shows. It has words of its own for all others. */
type CodeText =
  | 'The room knows no player of this name.'
  | 'There is no solver account with this email.'
  | 'This password is too short. It must contain at least 8 characters.'
  | 'This password must contain at least 1 uppercase letter.'
  | 'This password must contain at least 1 lowercase letter.'
  | 'This password must contain at least 1 number.'
  | 'This password must contain at least 1 special character.'
  | 'You must agree to the Terms of Service and the Privacy Policy.'
  | 'This is your address already.'
  | 'There is no such plan.'
  | 'This plan is not sold for Edge.'
  | 'There is no such room.'
  | 'This deal is not open in your country.';

/** What a movement of Edge is described by. */
export type MovementText =
  | 'Rake at {room}'
  | '{tier}, 1 month'
  | '{tier}, 1 year'
  | 'The room corrected {day}.'
  | 'Welcome bonus'
  | 'Monthly race'
  | 'Season prize'
  | 'Credited twice'
  | 'Credited late';

interface Translation {
  readonly mails: MailTexts;
  /** By the English text. */
  readonly texts: Readonly<Record<CatalogueText | CodeText | MovementText, string>>;
}

const translations: Readonly<Record<Exclude<Language, 'en'>, Translation>> = {
  de,
  es,
  fr,
  'pt-BR': ptBR,
  pl,
  ru,
  uk,
  ja,
  'zh-CN': zhCN,
  'zh-TW': zhTW,
};

export function mailTexts(language: Language): MailTexts {
  return language === 'en' ? englishMails : translations[language].mails;
}

/** Puts an English text into the language; one that is not ours stays as it is. */
export function translated(text: string, language: Language): string {
  if (language === 'en') return text;
  const texts: Readonly<Record<string, string>> = translations[language].texts;
  return Object.hasOwn(texts, text) ? (texts[text] ?? text) : text;
}

/** Puts values where a text names them in braces. */
export function filled(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (name, key: string) => values[key] ?? name);
}
