import { style } from '@vanilla-extract/css';
import { control } from '#ui/field/field.css.ts';
import { scale } from '#ui/theme/scale.css.ts';

export const area = style([
  control,
  {
    minBlockSize: '8rem',
    maxBlockSize: '24rem',
    paddingBlock: scale.space[3],
    resize: 'vertical',
    // Where a browser cannot do this, the corner can be dragged.
    fieldSizing: 'content',
  },
]);
