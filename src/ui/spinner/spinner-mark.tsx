import { mark } from './spinner.css.ts';

/** The turning ring alone; whoever shows it gives it a name. */
export function SpinnerMark() {
  return (
    <svg
      className={mark}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
      aria-hidden="true"
    >
      <circle cx="12" cy="12" r="9" opacity="0.25" />
      <circle cx="12" cy="12" r="9" strokeLinecap="round" strokeDasharray="16 60" />
    </svg>
  );
}
