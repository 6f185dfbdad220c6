import { createThemeContract } from '@vanilla-extract/css';

/** How an intent paints a filled part: `base` under `onBase` text; `soft` under `onSoft` text; `text` on a surface. */
const intent = {
  base: null,
  hover: null,
  pressed: null,
  onBase: null,
  soft: null,
  onSoft: null,
  border: null,
  text: null,
};

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
  brand: { from: null, to: null, glow: null },
  shadow: { filled: null, raised: null, overlay: null },
});
