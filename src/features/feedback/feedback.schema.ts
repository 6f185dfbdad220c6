import { emailProblem } from '../../forms/email-address.ts';
import { typedText } from '../../lib/typed-text.ts';

export type FeedbackField = 'message' | 'email';
export type FeedbackProblem = 'missing' | 'malformed' | 'tooLong' | 'refused';
export type FeedbackErrors = Partial<Record<FeedbackField, FeedbackProblem>>;

/** What the API takes, in characters. */
const LONGEST_MESSAGE = 5000;

/** What is wrong with the form; an address may be left out. */
export function feedbackErrors(values: Readonly<Record<string, string>>): FeedbackErrors {
  const { message, email } = feedbackOf(values);
  const malformed = email !== null && emailProblem(email) !== null;
  return {
    ...(message === '' && { message: 'missing' }),
    ...([...message].length > LONGEST_MESSAGE && { message: 'tooLong' }),
    ...(malformed && { email: 'malformed' }),
  };
}

export function feedbackOf(values: Readonly<Record<string, string>>): {
  message: string;
  email: string | null;
} {
  const email = typedText(values['email'] ?? '');
  return { message: typedText(values['message'] ?? ''), email: email === '' ? null : email };
}
