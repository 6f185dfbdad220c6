import { contract } from './contract.css.ts';
import { scale } from './scale.css.ts';

type Space = keyof typeof scale.space;

/** Parts below each other. */
export const flexColumn = (gap: Space) =>
  ({ display: 'flex', flexDirection: 'column', gap: scale.space[gap] }) as const;

/** Parts beside each other, level with each other. */
export const flexRow = (gap: Space) =>
  ({ display: 'flex', alignItems: 'center', gap: scale.space[gap] }) as const;

export const square = (size: string) => ({ inlineSize: size, blockSize: size });

export const typography = (
  size: keyof typeof scale.textSize,
  tone: keyof typeof contract.text,
  weight?: keyof typeof scale.weight,
) => ({
  color: contract.text[tone],
  fontSize: scale.textSize[size],
  ...(weight === undefined ? {} : { fontWeight: scale.weight[weight] }),
});

/** The ring of a part that holds or stands for what has focus. */
export const focusOutline = (offset: string) => ({
  outline: `2px solid ${contract.border.focus}`,
  outlineOffset: offset,
});

/** A button that is only its sign or its words. */
export const bareButton = {
  padding: 0,
  border: 0,
  backgroundColor: 'transparent',
  cursor: 'pointer',
} as const;

/** Out of sight, and still read to those who listen. */
export const outOfSight = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;

export const FORCED = '(forced-colors: active)';
export const MOVING = '(prefers-reduced-motion: no-preference)';
