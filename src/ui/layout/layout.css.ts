import { style, styleVariants } from '@vanilla-extract/css';
import { breakpoints, from } from '#ui/theme/breakpoints.ts';
import { contract } from '#ui/theme/contract.css.ts';
import { scale } from '#ui/theme/scale.css.ts';
import { outOfSight } from '#ui/theme/shapes.ts';

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

export const card = style({
  minInlineSize: 0,
  border: `1px solid ${contract.border.subtle}`,
});
export const surface = styleVariants({
  raised: { backgroundColor: contract.surface.raised, boxShadow: contract.shadow.raised },
  sunken: { backgroundColor: contract.surface.sunken },
});
export const padding = styleVariants({
  small: { padding: scale.space[4], borderRadius: scale.radius.medium },
  medium: { padding: scale.space[5], borderRadius: scale.radius.large },
  large: {
    paddingBlock: scale.space[6],
    paddingInline: scale.space[5],
    borderRadius: scale.radius.xlarge,
    '@media': { [from('sm')]: { padding: scale.space[10] } },
  },
});

export const container = style({
  inlineSize: '100%',
  marginInline: 'auto',
  paddingInline: scale.space[4],
  '@media': { [from('sm')]: { paddingInline: scale.space[6] } },
});
const upTo = (width: string) => ({ maxInlineSize: `calc(${width} + 2 * ${scale.space[6]})` });
export const width = styleVariants({
  narrow: upTo(scale.width.narrow),
  text: upTo(scale.width.text),
  wide: upTo(scale.width.wide),
});

export const unseen = style({ visibility: 'hidden' });

export const grid = style({ display: 'grid', minInlineSize: 0 });
const columns = (least: string) => ({
  gridTemplateColumns: `repeat(auto-fit, minmax(min(${least}, 100%), 1fr))`,
});
export const column = styleVariants({
  narrow: columns('10rem'),
  medium: columns('17rem'),
  wide: columns('24rem'),
});

export const inline = style({ display: 'flex', minInlineSize: 0 });
export const wrapping = style({ flexWrap: 'wrap' });

const hiddenWhen = (query: string) => style({ '@media': { [query]: { display: 'none' } } });

export const show = style({ display: 'contents' });
export const onlyFrom = styleVariants(breakpoints, (_, name) => [hiddenWhen(`not ${from(name)}`)]);
export const onlyBelow = styleVariants(breakpoints, (_, name) => [hiddenWhen(from(name))]);
export const notOnPaper = hiddenWhen('print');
export const onPaper = hiddenWhen('screen');

export const stack = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });
export const centredText = style({ textAlign: 'center', textWrap: 'balance' });

export const visuallyHidden = style({
  ...outOfSight,
  margin: '-1px',
  padding: 0,
  border: 0,
  whiteSpace: 'nowrap',
});
