import { visuallyHidden } from '#ui/layout/layout.css.ts';

/**
 * Tells password managers whose password a form changes, so that they update the right entry (checklist, A3).
 * Nobody sees, reaches or hears it.
 */
export function AccountName({ email }: { email: string }) {
  return (
    <input
      className={visuallyHidden}
      type="text"
      name="username"
      autoComplete="username"
      value={email}
      readOnly
      tabIndex={-1}
      aria-hidden="true"
    />
  );
}
