import type { ReactNode } from 'react';
import { buttonClass, ButtonContent, type ButtonLook } from '#ui/button/button-content.tsx';
import { content } from '#ui/button/button.css.ts';
import { NewTabMark } from './link.tsx';

export interface SponsoredLinkProps extends ButtonLook {
  /** Must be https. */
  href: string;
  children: ReactNode;
  newTabLabel: string;
  /** Opened by any click or key. */
  onFollow: () => void;
}

/** A paid link; the partner sees that the visitor comes from this site. */
export function SponsoredLink({ href, children, newTabLabel, onFollow, ...look }: SponsoredLinkProps) {
  return (
    <a
      className={buttonClass(look)}
      href={href}
      target="_blank"
      rel="sponsored noopener"
      // Names this site but not the page. Said here, as the document may have begun on a page that allows no referrer.
      referrerPolicy="strict-origin"
      onClick={onFollow}
      onAuxClick={({ button }) => {
        if (button === MIDDLE) onFollow();
      }}
    >
      <span className={content}>
        <ButtonContent icon={look.icon}>{children}</ButtonContent>
        <NewTabMark label={newTabLabel} />
      </span>
    </a>
  );
}

const MIDDLE = 1;
