import { typedText } from '#lib/typed-text.ts';

export type LogInField = 'email' | 'password';

/** What is missing before a login can be tried. Whether it is right, only the server says. */
export function missingFields(values: Readonly<Record<string, string>>): LogInField[] {
  const missing: LogInField[] = [];
  if (typedText(values['email'] ?? '') === '') missing.push('email');
  if ((values['password'] ?? '') === '') missing.push('password');
  return missing;
}

export function credentialsOf(values: Readonly<Record<string, string>>): { email: string; password: string } {
  return { email: typedText(values['email'] ?? ''), password: values['password'] ?? '' };
}
