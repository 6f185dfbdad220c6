import { style } from '@vanilla-extract/css';
import { contract } from './contract.css.ts';

/** The ring of a control: React Aria says when by `data-focus-visible`, native parts by `:focus-visible`. */
export const focusRing = style({
  outline: 'none',
  selectors: {
    '&:focus-visible, &[data-focus-visible]': {
      outline: `2px solid ${contract.border.focus}`,
      outlineOffset: '2px',
    },
  },
});
