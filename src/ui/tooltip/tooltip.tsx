import type { ReactNode } from 'react';
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip';
import { popoverLayer } from '#ui/popover/popover-layer.ts';
import { bubble } from './tooltip.css.ts';

export interface TooltipProps {
  text: string;
  /** One `Button`: the text describes it. */
  children: ReactNode;
}

/**
 * A short remark on a button, on hover and on focus; Escape hides it. Touch never shows it and a dialog hides it from
 * screen readers (react-spectrum#8915), so it says nothing that is not said elsewhere: use `Explanation` for that.
 */
export function Tooltip({ text, children }: TooltipProps) {
  return (
    <TooltipTrigger delay={500} closeDelay={200}>
      {children}
      <AriaTooltip className={bubble} style={popoverLayer} offset={6}>
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
