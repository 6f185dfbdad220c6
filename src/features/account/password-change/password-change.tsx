import { PasswordChanged } from './parts/password-changed.tsx';
import { PasswordChangeForm } from './parts/password-change-form.tsx';
import { usePasswordChange } from './use-password-change.ts';

interface PasswordChangeProps {
  /** Tells password managers whose password it is. */
  readonly email: string;
}

/** Once the password is changed the form is gone, so that password managers offer to keep the new one. */
export function PasswordChange({ email }: PasswordChangeProps) {
  const flow = usePasswordChange();
  if (flow.isChanged) return <PasswordChanged onReopen={flow.reopen} />;
  return <PasswordChangeForm email={email} flow={flow} />;
}
