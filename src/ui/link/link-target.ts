export interface LinkTarget {
  /** A path of this application goes through the router; everything else is left to the browser. */
  href: string;
  /** Opens a new tab, and says so in its name, for example "opens in a new tab". */
  newTabLabel?: string;
  /** Marks the page one is on. */
  isCurrent?: boolean;
  /** Goes to the server for a path of this origin that the application does not serve. */
  isDocument?: boolean;
}

export function isRouted({ href, isDocument = false, newTabLabel }: LinkTarget): boolean {
  return isOwnPath(href) && !isDocument && newTabLabel === undefined;
}

export function linkAttributes({ href, isCurrent = false, newTabLabel }: LinkTarget) {
  return {
    href,
    ...(isCurrent ? { 'aria-current': 'page' as const } : {}),
    ...(newTabLabel === undefined ? {} : { target: '_blank', rel: 'noopener' }),
  };
}

function isOwnPath(href: string): boolean {
  return href.startsWith('/') && !href.startsWith('//') && !href.startsWith('/\\');
}
