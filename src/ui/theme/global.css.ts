import {
  assignVars,
  createGlobalTheme,
  globalFontFace,
  globalLayer,
  globalStyle,
} from '@vanilla-extract/css';
import { contract } from './contract.css.ts';
import { darkTokens } from './dark.tokens.ts';
import { forcedTokens } from './forced.tokens.ts';
import { interForms, interLetters, interRanges, interWeights } from './inter.ts';
import { lightTokens } from './light.tokens.ts';
import { scale } from './scale.css.ts';

const interFace = (name: keyof typeof interRanges, unicodeRange: string) =>
  ({
    src: `url('./fonts/inter-${name}.woff2') format('woff2')`,
    fontDisplay: 'swap',
    fontStyle: 'normal',
    fontWeight: `${interWeights.min} ${interWeights.max}`,
    unicodeRange,
  }) as const;

globalFontFace('Inter Variable', interFace('cyrillic', interRanges.cyrillic));
globalFontFace('Inter Variable', interFace('latin-ext', interRanges['latin-ext']));
globalFontFace('Inter Variable', interFace('latin', interRanges.latin));
// For Chinese and Japanese, with the file of the latin letters.
globalFontFace('Inter Letters', interFace('latin', interLetters));

// Arial stretched to Inter's measure, so that text does not move when Inter arrives.
globalFontFace('Inter Fallback', {
  src: "local('Arial'), local('Liberation Sans'), local('Arimo')",
  sizeAdjust: '107.06%',
  ascentOverride: '90.49%',
  descentOverride: '22.56%',
  lineGapOverride: '0%',
});

createGlobalTheme(":root, [data-theme='dark']", contract, darkTokens);

createGlobalTheme(":root[data-theme='light'], [data-theme='light']", contract, lightTokens);

// Twice the attribute, to win over the selector of the light theme.
globalStyle(':root:root, [data-theme][data-theme]', {
  '@media': { '(forced-colors: active)': { vars: assignVars(contract, forcedTokens) } },
});

// A prerendered page offers a login, which a member must not see before the scripts have started.
globalStyle('[data-member] [data-for=visitors]', { visibility: 'hidden' });

// A press before the scripts have started.
globalStyle('[data-held]', { cursor: 'progress', opacity: 0.7 });

const print = (selector: string, rule: Parameters<typeof globalStyle>[1]) => {
  globalStyle(selector, { '@media': { print: rule } });
};

// Twice the attribute, to win over the selector of the light theme. The paper itself is the ground.
print(':root:root, [data-theme][data-theme]', {
  colorScheme: 'light',
  vars: {
    ...assignVars(contract, lightTokens),
    ...assignVars(contract.shadow, { filled: 'none', raised: 'none', overlay: 'none' }),
    [contract.surface.page]: 'Canvas',
    [contract.surface.raised]: 'Canvas',
    [contract.surface.sunken]: 'Canvas',
    [contract.text.default]: 'CanvasText',
    [contract.text.strong]: 'CanvasText',
  },
});
globalStyle('@page', { margin: '14mm 12mm' });
print('h1, h2, h3', { breakAfter: 'avoid' });
// A table that goes on says its columns on every page, and cuts no row.
print('thead', { display: 'table-header-group' });
print('tr', { breakInside: 'avoid' });
print('p, li', { orphans: 3, widows: 3 });
// Where a link leads can be read on paper. Numbers and addresses say it already, and here nothing is far away.
print('main a[href]:not([href^="#"], [href^="tel:"], [href^="mailto:"])::after', {
  content: '" (" attr(href) ")"',
  overflowWrap: 'anywhere',
});

// Components are outside any layer, so they win over the reset whatever the order of the files.
const reset = globalLayer('reset');
type Rule = Parameters<typeof globalStyle>[1];
const base = (selector: string, rule: Rule) => {
  globalStyle(selector, { '@layer': { [reset]: rule } });
};

base('*, *::before, *::after', { boxSizing: 'border-box' });
base('html', {
  backgroundColor: contract.surface.page,
  color: contract.text.default,
  fontFamily: scale.font.body,
  fontSize: '100%',
  lineHeight: scale.lineHeight.body,
  fontFeatureSettings: interForms.map((form) => `'${form}'`).join(', '),
  WebkitTextSizeAdjust: '100%',
  textSizeAdjust: '100%',
  scrollPaddingBlockStart: '5rem',
  // Inherited, so that no text of any component ends in a lone word.
  textWrap: 'pretty',
});
// Also a name of a language in the menu has the font of that language.
base('[lang]', { fontFamily: scale.font.body });
// The names of these two must not load the Cyrillic file on pages without it. A select measures its options in its own font.
globalStyle(
  `:root:not(:lang(ru), :lang(uk)) :is([lang=ru], [lang=uk]),
  :root:not(:lang(ru), :lang(uk), :lang(ja), :lang(zh)) select:has([lang])`,
  { fontFamily: "'Inter Letters', 'Inter Fallback', system-ui, sans-serif" },
);
// Lines break between phrases, and never before a small kana or a mark that ends something.
base(':lang(ja), :lang(zh)', { lineBreak: 'strict', overflowWrap: 'anywhere', wordBreak: 'auto-phrase' });
base(':root, [data-theme="dark"]', { colorScheme: 'dark' });
base('[data-theme="light"]', { colorScheme: 'light' });
base('body', { margin: 0, minBlockSize: '100dvh', WebkitFontSmoothing: 'antialiased' });
base('h1, h2, h3, p, ul, ol, dl, dd, figure, fieldset, pre', { margin: 0, padding: 0, border: 0 });
base('ul, ol', { listStyle: 'none' });
base('button, input, select, textarea', { font: 'inherit', letterSpacing: 'inherit', color: 'inherit' });
base('img, svg', { display: 'block', maxInlineSize: '100%' });
base('[hidden]', { display: 'none' });
// A visitor without a stored login goes on to the login page.
base('html:not([data-member]) [data-outline]', { visibility: 'hidden' });
base('a', { color: 'inherit' });
base('::selection', { backgroundColor: contract.accent.base, color: contract.accent.onBase });
base(':focus-visible', {
  outline: `2px solid ${contract.border.focus}`,
  outlineOffset: '3px',
});
