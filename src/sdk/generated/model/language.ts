/**
 * Written by Orval from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */

/**
 * A language of the site, as BCP 47 writes it. A language that the site gets comes here first; the application reads
 * one that it does not know as none.
 */
export type Language = 'en' | 'de' | 'es' | 'fr' | 'pt-BR' | 'pl' | 'ru' | 'uk' | 'ja' | 'zh-CN' | 'zh-TW';