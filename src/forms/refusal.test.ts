import { setupI18n } from '@lingui/core';
import { expect, it } from 'vitest';

import { compileMessage } from '#i18n/compile-message.ts';
import { emailMessages } from './email-address.ts';
import { newPasswordMessages, repetitionMessages } from './new-password.ts';
import { refusalOf } from './refusal.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
i18n.setMessagesCompiler(compileMessage);

const messages = {
  email: emailMessages.refused,
  password: newPasswordMessages.refused,
  re_password: repetitionMessages.refused,
};

function said(fields: Readonly<Record<string, readonly string[]>>) {
  const { atFields, atForm } = refusalOf({ code: 'fieldsRejected', fields }, messages, i18n);
  return {
    ...Object.fromEntries(atFields.map(({ field, message }) => [field, message])),
    ...(atForm && { form: i18n._(atForm) }),
  };
}

const MISMATCH = 'The passwords do not match. Please enter equal passwords.';
const NOT_ACCEPTED = 'We couldn’t accept this. Please change it.';
const ON_OUR_SIDE = 'Something went wrong on our side. Try again in a moment.';

it.each([
  // What the site knows, it says in its own sentence.
  [
    { password: ['password_too_common'] },
    { password: 'Too many people use this password. Choose another one.' },
  ],
  [
    { password: ['This password is too common.'] },
    { password: 'Too many people use this password. Choose another one.' },
  ],
  [
    { password: ['The password is too similar to the email.'] },
    { password: 'This password is too close to your name or email. Choose another one.' },
  ],
  [
    { password: ['Ensure this field has no more than 128 characters.'] },
    { password: 'This is too long. Shorten it.' },
  ],
  [{ email: ['Enter a valid email address.'] }, { email: 'Enter an email address like name@example.com.' }],
  [{ email: ['This field may not be blank.'] }, { email: NOT_ACCEPTED }],
  // What it does not know, it tells as the server's.
  [{ password: ['too common'] }, { password: `${NOT_ACCEPTED} Reason: “too common”` }],
  [
    { email: ['Mail of this provider is not taken.'] },
    { email: `${NOT_ACCEPTED} Reason: “Mail of this provider is not taken.”` },
  ],
  // A message that does not help a person is not shown.
  [{ password: ['weird_code'] }, { password: NOT_ACCEPTED }],
  [{ password: ['<h1>Bad request</h1> <p>no</p>'] }, { password: NOT_ACCEPTED }],
  [{ password: ['so '.repeat(100)] }, { password: NOT_ACCEPTED }],
  [{ password: [] }, { password: NOT_ACCEPTED }],
  // Only what says that the passwords differ is about that.
  [{ non_field_errors: [MISMATCH] }, { re_password: MISMATCH }],
  [{ non_field_errors: ["The two password fields didn't match."] }, { re_password: MISMATCH }],
  [{ non_field_errors: ['password_mismatch'] }, { re_password: MISMATCH }],
  [{ re_password: ['This field is required.'] }, { re_password: NOT_ACCEPTED }],
  [{ non_field_errors: ['Try this tomorrow.'] }, { form: 'Reason: “Try this tomorrow.”' }],
  // What no field of the form takes is said at the form.
  [{ shoe_size: ['Say which one.'] }, { form: 'Reason: “Say which one.”' }],
  [{ shoe_size: ['required'] }, { form: ON_OUR_SIDE }],
  [
    { shoe_size: ['Say which one.'], email: ['no such'] },
    {
      email: `${NOT_ACCEPTED} Reason: “no such”`,
      form: 'Reason: “Say which one.”',
    },
  ],
  [{ constructor: ['Say which one.'] }, { form: 'Reason: “Say which one.”' }],
])('scenario 60: %j is said as %j', (fields, expected) => {
  expect(said(fields)).toEqual(expected);
});

it('a call that failed says at the form why, and no failure says nothing', () => {
  expect(refusalOf({ code: 'unexpected' }, messages, i18n)).toEqual({
    atFields: [],
    atForm: expect.objectContaining({ message: ON_OUR_SIDE }) as unknown,
  });
  expect(refusalOf(null, messages, i18n)).toEqual({ atFields: [], atForm: null });
});
