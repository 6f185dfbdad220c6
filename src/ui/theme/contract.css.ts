import { createThemeContract } from '@vanilla-extract/css';

/**
 * How an intent paints a filled part: `base`, `hover` and `pressed` under `onBase` text, `disabled` under
 * `text.disabled`; `soft` under `onSoft` text; `text` and `border` on a surface.
 */
const intent = {
  base: null,
  hover: null,
  pressed: null,
  disabled: null,
  onBase: null,
  soft: null,
  onSoft: null,
  border: null,
  text: null,
};

/** A colour that names one thing: a chip of `base` with `onBase` letters. Never the only carrier of its meaning. */
const mark = { base: null, onBase: null };

/** Every colour a component may use. A theme that leaves one out does not compile. */
export const contract = createThemeContract({
  surface: {
    page: null,
    raised: null,
    sunken: null,
    overlay: null,
    field: null,
    hover: null,
    pressed: null,
    scrim: null,
    header: null,
  },
  text: { default: null, strong: null, muted: null, link: null, linkHover: null, disabled: null },
  border: { subtle: null, strong: null, strongHover: null, focus: null },
  disabled: { surface: null, border: null },
  accent: intent,
  positive: intent,
  caution: intent,
  critical: intent,
  info: intent,
  /** What a player does with a hand. Bet, raise and all-in are one ramp. */
  action: { fold: mark, check: mark, call: mark, bet: mark, raise: mark, allIn: mark },
  /** How good a move was, in steps of lightness. */
  grade: { best: mark, good: mark, inaccuracy: mark, mistake: mark, blunder: mark },
  brand: { from: null, to: null, glow: null },
  shadow: { filled: null, raised: null, overlay: null },
});
