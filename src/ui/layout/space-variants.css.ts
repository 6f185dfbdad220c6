import { styleVariants } from '@vanilla-extract/css';
import { scale } from '#ui/theme/scale.css.ts';

export const gap = styleVariants(scale.space, (size) => ({ gap: size }));
export const align = styleVariants({
  start: { alignItems: 'flex-start' },
  center: { alignItems: 'center' },
  end: { alignItems: 'flex-end' },
  stretch: { alignItems: 'stretch' },
  baseline: { alignItems: 'baseline' },
});
export const justify = styleVariants({
  start: { justifyContent: 'flex-start' },
  center: { justifyContent: 'center' },
  end: { justifyContent: 'flex-end' },
  between: { justifyContent: 'space-between' },
});

export type Space = keyof typeof gap;
