import { buttonClass, ButtonContent, type ButtonLook } from '#ui/button/button-content.tsx';
import { content } from '#ui/button/button.css.ts';
import { Anchor, type AnchorProps, NewTabMark } from './link.tsx';

export interface ButtonLinkProps extends AnchorProps, ButtonLook {}

export function ButtonLink({ children, variant, size, isFullWidth, icon, ...anchor }: ButtonLinkProps) {
  return (
    <Anchor {...anchor} className={buttonClass({ variant, size, isFullWidth })}>
      <span className={content}>
        <ButtonContent icon={icon}>{children}</ButtonContent>
        {anchor.newTabLabel !== undefined && <NewTabMark label={anchor.newTabLabel} />}
      </span>
    </Anchor>
  );
}
