import { globalLayer, globalStyle } from '@vanilla-extract/css';
import { contract } from './contract.css.ts';
import { scale } from './scale.css.ts';
import './font.css.ts';
import './dark.css.ts';
import './light.css.ts';
import './forced.css.ts';
import './print.css.ts';

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
  fontFeatureSettings: "'cv05', 'cv11', 'ss03'",
  WebkitTextSizeAdjust: '100%',
  textSizeAdjust: '100%',
  scrollPaddingBlockStart: '5rem',
  // Inherited, so that no text of any component ends in a lone word.
  textWrap: 'pretty',
});
base(':root, [data-theme="dark"]', { colorScheme: 'dark' });
base('[data-theme="light"]', { colorScheme: 'light' });
base('body', { margin: 0, minBlockSize: '100dvh', WebkitFontSmoothing: 'antialiased' });
base('h1, h2, h3, p, ul, ol, dl, dd, figure, fieldset, pre', { margin: 0, padding: 0, border: 0 });
base('ul, ol', { listStyle: 'none' });
base('button, input, select, textarea', { font: 'inherit', letterSpacing: 'inherit', color: 'inherit' });
base('img, svg', { display: 'block', maxInlineSize: '100%' });
base('[hidden]', { display: 'none' });
base('a', { color: 'inherit' });
base('::selection', { backgroundColor: contract.accent.base, color: contract.accent.onBase });
base(':focus-visible', {
  outline: `2px solid ${contract.border.focus}`,
  outlineOffset: '3px',
});
