import { type ReactNode, useContext } from 'react';
import { Link as RouterLink } from 'wouter';
import { LinkIntentContext } from './link-intent.ts';

export interface AnchorProps {
  /** A path of this application goes through the router; everything else is left to the browser. */
  href: string;
  children: ReactNode;
  /** Opens a new tab, and says so in its name, for example "opens in a new tab". */
  newTabLabel?: string;
  /** Marks the page one is on. */
  isCurrent?: boolean;
  /** Goes to the server for a path of this origin that the application does not serve. */
  isDocument?: boolean;
  /** Takes the place of the current entry in the history. */
  isReplacing?: boolean;
}

/** The element behind every link. Modified and middle clicks are the browser's own. */
export function Anchor(props: AnchorProps & { className: string }) {
  const { href, children, newTabLabel, isCurrent = false, isDocument = false, className } = props;
  const intend = useContext(LinkIntentContext);
  const attributes = {
    href,
    className,
    ...(isCurrent ? { 'aria-current': 'page' as const } : {}),
    ...(newTabLabel === undefined ? {} : { target: '_blank', rel: 'noopener' }),
  };
  const isRouted = isOwnPath(href) && !isDocument && newTabLabel === undefined;
  if (!isRouted) return <a {...attributes}>{children}</a>;

  const tell = () => {
    intend(href);
  };
  return (
    <RouterLink
      {...attributes}
      replace={props.isReplacing ?? false}
      onMouseEnter={tell}
      onFocus={tell}
      onTouchStart={tell}
    >
      {children}
    </RouterLink>
  );
}

function isOwnPath(href: string): boolean {
  return href.startsWith('/') && !href.startsWith('//') && !href.startsWith('/\\');
}
