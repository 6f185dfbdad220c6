import type { MouseEvent } from 'react';
import { useLocation } from 'wouter';
import { isRouted, type LinkTarget } from './link-target.ts';

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
