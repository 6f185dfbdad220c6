import { style } from '@vanilla-extract/css';
import { contract } from '#ui/theme/contract.css.ts';
import * as tabs from '#ui/tabs/tabs.css.ts';

export const whole = style({ '@media': { print: { display: 'none' } } });
export const list = style([tabs.list, { listStyle: 'none', margin: 0, padding: 0 }]);
/** As a tab looks, with the bar of `tabs.indicator` below the current one. */
export const link = style([
  tabs.tab,
  {
    textDecoration: 'none',
    selectors: {
      '&:hover, &[aria-current]': { color: contract.text.strong },
      // The list scrolls and would clip a ring outside of the link.
      '&:focus-visible': { outlineOffset: '-3px' },
    },
  },
]);
