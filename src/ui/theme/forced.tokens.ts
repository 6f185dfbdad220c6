import type { Tokens } from './token-pairs.ts';

const intent = {
  base: 'Highlight',
  hover: 'Highlight',
  pressed: 'Highlight',
  disabled: 'Canvas',
  onBase: 'HighlightText',
  soft: 'Canvas',
  onSoft: 'CanvasText',
  border: 'CanvasText',
  text: 'CanvasText',
};
const mark = { base: 'CanvasText', onBase: 'Canvas' };

/**
 * Forced colours: the reader's own few colours, each in its role. The browser paints most things with them by itself;
 * these hold where a part opts out because its fill carries meaning (`forced-color-adjust: none`).
 */
export const forcedTokens: Tokens = {
  surface: {
    page: 'Canvas',
    raised: 'Canvas',
    sunken: 'Canvas',
    overlay: 'Canvas',
    field: 'Canvas',
    hover: 'Canvas',
    pressed: 'Canvas',
    scrim: 'Canvas',
    header: 'Canvas',
  },
  text: {
    default: 'CanvasText',
    strong: 'CanvasText',
    muted: 'CanvasText',
    link: 'LinkText',
    linkHover: 'LinkText',
    disabled: 'GrayText',
  },
  border: { subtle: 'CanvasText', strong: 'CanvasText', strongHover: 'CanvasText', focus: 'Highlight' },
  disabled: { surface: 'Canvas', border: 'GrayText' },
  accent: intent,
  positive: intent,
  caution: intent,
  critical: intent,
  info: intent,
  action: { fold: mark, check: mark, call: mark, bet: mark, raise: mark, allIn: mark },
  grade: { best: mark, good: mark, inaccuracy: mark, mistake: mark, blunder: mark },
  brand: { from: 'CanvasText', to: 'CanvasText', glow: 'transparent' },
  shadow: { filled: 'none', raised: 'none', overlay: 'none' },
};
