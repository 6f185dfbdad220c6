import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import { LoginPage } from '#pages/login/index.page.tsx';
import { NewPasswordPage } from '#pages/login/password-reset/create-new.page.tsx';
import { PasswordResetPage } from '#pages/login/password-reset/index.page.tsx';
import { VerifyEmailCodePage } from '#pages/login/verify-email/code.page.tsx';
import { VerifyEmailPage } from '#pages/login/verify-email/index.page.tsx';
import { SignUpPage } from '#pages/signup.page.tsx';
import { InboxStep } from '#pages/signup/inbox-step.tsx';
import {
  answerWith,
  checkForms,
  fill,
  sentBodies,
  whole,
  withoutServer,
  type FormUnderTest,
} from '#tests/fixtures/refused-forms.tsx';

const nothing = () => undefined;
const PASSWORD = 'Quiet-Turn-77';
const WRONG_EMAIL = 'Enter an email address like name@example.com.';

const forms: readonly FormUnderTest[] = [
  {
    name: 'to log in',
    isSilent: true,
    operation: 'CreateToken',
    form: () => <LoginPage query="" />,
    values: { email: 'zoe@mail.test', password: PASSWORD },
    button: 'Log in',
    sentence: 'An error occurred while logging in.',
    autoComplete: { email: 'username', password: 'current-password' },
  },
  {
    name: 'to sign up',
    operation: 'RegisterAccount',
    form: () => <SignUpPage query="" />,
    values: {
      first_name: 'Zoe',
      last_name: 'Quinn',
      country: ['CA'],
      email: 'zoe@mail.test',
      password: PASSWORD,
      re_password: PASSWORD,
      terms_accepted: true,
    },
    button: 'Create account',
    sentence: 'An error occurred while signing up. Please try again later or contact support.',
    instead: { 400: WRONG_EMAIL },
    autoComplete: {
      first_name: 'given-name',
      last_name: 'family-name',
      country: 'country',
      email: 'email',
      password: 'new-password',
      re_password: 'new-password',
      terms_accepted: '',
      marketing_opt_in: '',
    },
  },
  {
    name: 'for another verification email',
    operation: 'ResendEmailVerification',
    form: () => <VerifyEmailPage query="" />,
    values: { email: 'zoe@mail.test' },
    button: 'Send me a link',
    sentence: 'Something went wrong while sending the email verification.',
    instead: { 400: WRONG_EMAIL },
    autoComplete: { email: 'email' },
  },
  {
    name: 'for the code of a verification email',
    isSilent: true,
    operation: 'ConfirmEmailVerification',
    form: () => <InboxStep inbox={{ email: 'zoe@mail.test', uidb64: 'MTI' }} onChangeAddress={nothing} />,
    values: { code: '123456' },
    button: 'Confirm my email',
    sentence: 'Email validation failed. Please try again or contact support.',
  },
  {
    name: 'that confirms an address by its link',
    isSilent: true,
    operation: 'ConfirmEmailVerification',
    form: () => <VerifyEmailCodePage query="?uidb64=MTI&token=abc" />,
    values: {},
    button: 'Confirm my email',
    sentence: 'Email validation failed. Please try again or contact support.',
  },
  {
    name: 'to reset a password',
    operation: 'ResetPassword',
    form: () => <PasswordResetPage query="" />,
    values: { email: 'zoe@mail.test' },
    button: 'Send me a link',
    sentence: 'An error occurred while resetting your password...',
    instead: { 400: WRONG_EMAIL },
    autoComplete: { email: 'email' },
  },
  {
    name: 'for a new password',
    operation: 'ConfirmPasswordReset',
    form: () => <NewPasswordPage query="?uidb64=MTI&token=abc" />,
    values: { new_password: PASSWORD, re_new_password: PASSWORD },
    button: 'Update password',
    sentence: 'An error occurred while changing your password. Please try again or contact support.',
    instead: { 400: 'It seems link is incorrect or already expired.' },
    autoComplete: { new_password: 'new-password', re_new_password: 'new-password' },
  },
];

withoutServer();
checkForms(forms);

const DEAD = {
  link_invalid: 'The link is incomplete.',
  link_expired: 'This link has expired.',
  link_superseded: 'We’ve sent you a newer link.',
};

describe.each([
  {
    name: 'for a new password',
    form: (query: string) => <NewPasswordPage query={query} />,
    values: { new_password: PASSWORD, re_new_password: PASSWORD },
    button: 'Update password',
    again: 'Send me a link',
    reasons: { ...DEAD, link_used: 'You’ve already used this link' },
  },
  {
    name: 'that confirms an address',
    form: (query: string) => <VerifyEmailCodePage query={query} />,
    values: {},
    button: 'Confirm my email',
    again: 'Send me a link',
    reasons: DEAD,
  },
])('the mailed link to the form $name', ({ form, values, button, again, reasons }) => {
  const press = page.getByRole('button', { name: button, exact: true }).first();
  const text = () => document.body.textContent;
  const another = page.getByRole('button', { name: again, exact: true });

  it.each(Object.entries(reasons))(
    'scenarios 31 and 35: that is dead (%s) says so, a new one is asked for in place, and the next has nothing of it',
    async (code, reason) => {
      answerWith({ status: 400, text: JSON.stringify({ detail: 'No.', code }) });
      const { rerender } = await render(whole(form('?uidb64=MTI&token=abc')));
      await expect.element(press).toBeVisible();
      await fill(values);
      await press.click();
      await expect.poll(text).toContain(reason);
      await expect.element(another).toBeVisible();

      await rerender(whole(form('?uidb64=MTI&token=def')));
      await expect.element(press).toBeVisible();
      expect(text()).not.toContain(reason);
    },
  );

  it('that lacks a part says so without asking the server', async () => {
    await render(whole(form('?uidb64=MTI')));
    await expect.poll(text).toContain(DEAD.link_invalid);
    await expect.element(another).toBeVisible();
    expect(sentBodies()).toEqual([]);
  });
});
