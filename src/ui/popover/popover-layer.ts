import { scale } from '#ui/theme/scale.css.ts';

/** React Aria writes a layer of its own into the element; only a style of the element can put ours in its place. */
export const popoverLayer = { zIndex: scale.layer.popover };
