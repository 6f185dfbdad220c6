import { style } from '@vanilla-extract/css';

export const inline = style({ display: 'flex', minInlineSize: 0 });
export const wrapping = style({ flexWrap: 'wrap' });
