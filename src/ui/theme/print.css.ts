import { assignVars, globalStyle } from '@vanilla-extract/css';
import { contract } from './contract.css.ts';
import { lightTokens } from './light.tokens.ts';

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
