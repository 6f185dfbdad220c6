import { buttonClass } from '#ui/button/button-class.ts';
import { iconButtonClass } from '#ui/icon-button/icon-button-class.ts';
import { classNames } from '#ui/theme/class-names.ts';
import { trigger } from './menu-button.css.ts';

interface MenuButtonLook {
  variant: 'quiet' | 'secondary';
  size: 'small' | 'medium';
  isIconOnly: boolean;
}

export function menuButtonClass({ isIconOnly, ...look }: MenuButtonLook): string {
  return isIconOnly ? iconButtonClass(look) : classNames(buttonClass(look), trigger[look.variant]);
}
