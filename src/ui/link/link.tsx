import { createContext, type MouseEvent, type ReactNode, useContext } from 'react';
import { Link as RouterLink, useLocation, useRouter } from 'wouter';
import { ExternalLinkIcon } from '#ui/icons/icons.ts';
import { VisuallyHidden } from '#ui/layout/layout.tsx';
import * as styles from './link.css.ts';

interface LinkProps extends AnchorProps {
  /** `inline` in running text, `standalone` on its own, `quiet` in navigation, `bare` around the brand. */
  variant?: keyof typeof styles.variant;
}

export function Link({ variant = 'inline', children, ...anchor }: LinkProps) {
  return (
    <Anchor {...anchor} className={styles.variant[variant]}>
      {children}
      {anchor.newTabLabel !== undefined && <NewTabMark label={anchor.newTabLabel} />}
    </Anchor>
  );
}

export interface AnchorProps extends LinkTarget {
  children: ReactNode;
  /** Takes the place of the current entry in the history. */
  isReplacing?: boolean;
}

/** The element behind every link. Modified and middle clicks are the browser's own. */
export function Anchor(props: AnchorProps & { className: string }) {
  const { href, children, className } = props;
  const intend = useContext(LinkIntentContext);
  const attributes = { ...useLinkAttributes(props), className };
  if (!isRouted(props)) return <a {...attributes}>{children}</a>;

  const tell = () => {
    intend(href);
  };
  return (
    <RouterLink
      {...attributes}
      href={href}
      replace={props.isReplacing ?? false}
      onMouseEnter={tell}
      onFocus={tell}
      onTouchStart={tell}
    >
      {children}
    </RouterLink>
  );
}

export function NewTabMark({ label }: { label: string }) {
  return (
    <span className={styles.newTabMark}>
      <ExternalLinkIcon aria-hidden="true" />
      <VisuallyHidden> ({label})</VisuallyHidden>
    </span>
  );
}

export interface LinkTarget {
  /** A path of this application goes through the router; everything else is left to the browser. */
  href: string;
  /** Opens a new tab, and says so in its name, for example "opens in a new tab". */
  newTabLabel?: string;
  isCurrent?: boolean;
}

function isRouted({ href, newTabLabel }: LinkTarget): boolean {
  return isOwnPath(href) && newTabLabel === undefined;
}

/** Of an anchor that the router does not draw, in the language of the page. */
export function useLinkAttributes({ href, isCurrent = false, newTabLabel }: LinkTarget) {
  const { base } = useRouter();
  return {
    href: isOwnPath(href) ? base + href : href,
    ...(isCurrent ? { 'aria-current': 'page' as const } : {}),
    ...(newTabLabel === undefined ? {} : { target: '_blank', rel: 'noopener' }),
  };
}

function isOwnPath(href: string): boolean {
  return href.startsWith('/') && !href.startsWith('//') && !href.startsWith('/\\');
}

/** Called with the address of a link that is hovered or focused, so that the app can preload it. */
export const LinkIntentContext = createContext<(href: string) => void>(() => undefined);

/** Handles the click on an anchor that React Aria draws, as `Anchor` would. Modified clicks are the browser's own. */
export function useFollowLink(target: LinkTarget) {
  const [, navigate] = useLocation();
  return (event: MouseEvent<HTMLAnchorElement>) => {
    const isModified = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || event.button !== 0;
    if (isModified || event.defaultPrevented || !isRouted(target)) return;
    event.preventDefault();
    navigate(target.href);
  };
}
