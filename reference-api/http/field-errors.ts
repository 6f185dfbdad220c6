import type { core } from 'zod/mini';

import type { FieldErrors } from './problem.ts';

/** Turns schema issues into the messages Django REST Framework would give. */
export function fieldErrors(issues: readonly core.$ZodIssue[], body: unknown): FieldErrors {
  const fields: FieldErrors = {};
  for (const issue of issues) {
    for (const [field, message] of messagesOf(issue, body)) {
      const messages = (fields[field] ??= []);
      if (!messages.includes(message)) messages.push(message);
    }
  }
  return fields;
}

function messagesOf(issue: core.$ZodIssue, body: unknown): [string, string][] {
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => [key, 'This field is not known.']);
  const [field] = issue.path;
  if (field === undefined) return [['non_field_errors', 'Invalid data. Expected an object.']];
  return [[String(field), messageOf(issue, valueAt(body, issue.path))]];
}

function messageOf(issue: core.$ZodIssue, value: unknown): string {
  if (value === undefined) return 'This field is required.';
  if (value === null) return 'This field may not be null.';
  if (value === '') return 'This field may not be blank.';
  switch (issue.code) {
    case 'invalid_type':
      return `Not a valid ${issue.expected}.`;
    case 'too_small':
      return `Ensure this field has at least ${String(issue.minimum)} characters.`;
    case 'too_big':
      return `Ensure this field has no more than ${String(issue.maximum)} characters.`;
    case 'invalid_format':
      return issue.format === 'email' ? 'Enter a valid email address.' : 'Enter a valid value.';
    case 'invalid_value':
      return `${JSON.stringify(value)} is not a valid choice.`;
    default:
      return 'Enter a valid value.';
  }
}

function valueAt(body: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    body,
  );
}
