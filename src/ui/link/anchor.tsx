import { type ReactNode, useContext } from 'react';
import { Link as RouterLink } from 'wouter';
import { LinkIntentContext } from './link-intent.ts';
import { isRouted, linkAttributes, type LinkTarget } from './link-target.ts';

export interface AnchorProps extends LinkTarget {
  children: ReactNode;
  /** Takes the place of the current entry in the history. */
  isReplacing?: boolean;
}

/** The element behind every link. Modified and middle clicks are the browser's own. */
export function Anchor(props: AnchorProps & { className: string }) {
  const { href, children, className } = props;
  const intend = useContext(LinkIntentContext);
  const attributes = { ...linkAttributes(props), className };
  if (!isRouted(props)) return <a {...attributes}>{children}</a>;

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
