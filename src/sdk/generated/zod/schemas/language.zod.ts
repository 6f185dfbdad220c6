/**
 * Written by Orval from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */
import * as zod from 'zod/mini';

export const Language = /*#__PURE__*/ zod.enum(['en', 'de', 'es', 'fr', 'pt-BR', 'pl', 'ru', 'uk', 'ja', 'zh-CN', 'zh-TW']);

export type Language = zod.input<typeof Language>;
export type LanguageOutput = zod.output<typeof Language>;
