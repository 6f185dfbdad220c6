import { ExternalLinkIcon } from '#ui/icons/external-link-icon.ts';
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx';
import { newTabMark } from './link.css.ts';

/** Shows and says that a link opens a new tab. */
export function NewTabMark({ label }: { label: string }) {
  return (
    <span className={newTabMark}>
      <ExternalLinkIcon aria-hidden="true" />
      <VisuallyHidden> ({label})</VisuallyHidden>
    </span>
  );
}
