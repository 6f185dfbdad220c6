import { MAIN_ID } from '#ui/layout/page.tsx';
import { skipLink } from './skip-link.css.ts';

/** First in the tab order; leads past the header. */
export function SkipLink({ label }: { label: string }) {
  return (
    <a
      className={skipLink}
      href={`#${MAIN_ID}`}
      onClick={(event) => {
        const main = document.getElementById(MAIN_ID);
        if (main === null) return;
        // The address stays as it is: a hash would be one more entry in the history.
        event.preventDefault();
        main.focus();
        main.scrollIntoView();
      }}
    >
      {label}
    </a>
  );
}
