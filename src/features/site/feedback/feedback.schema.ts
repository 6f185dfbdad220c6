import { emailProblem } from '#forms/email-address.ts';
import { typedText } from '#lib/typed-text.ts';

export type FeedbackField = 'message' | 'email';
export type FeedbackProblem = 'missing' | 'malformed' | 'tooLong' | 'refused';
export type FeedbackErrors = Partial<Record<FeedbackField, FeedbackProblem>>;

/** What the API takes, in characters. */
const LONGEST_MESSAGE = 5000;

/** What is wrong with the form; an address may be left out unless we have to answer. */
export function feedbackErrors(
  values: Readonly<Record<string, string>>,
  { isAnswerNeeded }: { readonly isAnswerNeeded: boolean },
): FeedbackErrors {
  const { message, email } = feedbackOf(values);
  const problem = email === null && !isAnswerNeeded ? null : emailProblem(email ?? '');
  return {
    ...(message === '' && { message: 'missing' }),
    ...([...message].length > LONGEST_MESSAGE && { message: 'tooLong' }),
    ...(problem !== null && { email: problem }),
  };
}

export function feedbackOf(values: Readonly<Record<string, string>>): {
  message: string;
  email: string | null;
} {
  const email = typedText(values['email'] ?? '');
  return { message: typedText(values['message'] ?? ''), email: email === '' ? null : email };
}
