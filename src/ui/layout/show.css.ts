import { style, styleVariants } from '@vanilla-extract/css';
import { breakpoints, from } from '#ui/theme/breakpoints.ts';

const hiddenWhen = (query: string) => style({ '@media': { [query]: { display: 'none' } } });

export const show = style({ display: 'contents' });
export const onlyFrom = styleVariants(breakpoints, (_, name) => [hiddenWhen(`not ${from(name)}`)]);
export const onlyBelow = styleVariants(breakpoints, (_, name) => [hiddenWhen(from(name))]);
export const notOnPaper = hiddenWhen('print');
export const onPaper = hiddenWhen('screen');
