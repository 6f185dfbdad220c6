import { style } from '@vanilla-extract/css';

export const stack = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });
export const centredText = style({ textAlign: 'center', textWrap: 'balance' });
