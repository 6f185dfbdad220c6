import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import { LoginPage } from '#pages/login/index.page.tsx';
import { SignUpPage } from '#pages/signup.page.tsx';
import { heard } from '#tests/fixtures/heard.ts';
import { answerWith, fill, whole, withoutServer } from '#tests/fixtures/refused-forms.tsx';

const PASSWORD = 'Quiet-Turn-77';

withoutServer();

it('a refused login is heard as its heading, what happened, and then the fields', async () => {
  answerWith({ status: 401, text: '{"detail":"No."}' });
  await render(
    whole(
      <main>
        <LoginPage query="" />
      </main>,
    ),
  );
  await fill({ email: 'zoe@mail.test', password: PASSWORD });
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect.element(page.getByText('An error occurred while logging in.')).toBeVisible();
  expect(await heard(page.getByRole('main').element())).toEqual([
    'main',
    'heading, Log in, level 1',
    'form',
    'group, An error occurred while logging in.',
    'paragraph',
    'An error occurred while logging in.',
    'Check your email and password. New here? Verify your email first.',
    'link, Verify your email',
    'link, Contact support',
    'Email',
    'textbox, Email, zoe@mail.test, required',
    'Password',
    'Password',
    'button, Show password, 1 control',
    'link, Forgot password?',
    'button, Log in',
    'Log in',
    'status',
    'paragraph',
    'New here?',
    'link, Create account',
  ]);
});

it('a sign-up with errors is heard as the summary, then each field with its own error', async () => {
  await render(
    whole(
      <main>
        <SignUpPage query="" />
      </main>,
    ),
  );
  await fill({ first_name: 'Zoe', email: 'zoe', password: 'short' });
  await page.getByRole('button', { name: 'Create account', exact: true }).click();
  await expect.element(page.getByRole('group', { name: 'There is a problem' })).toHaveFocus();
  expect(await heard(page.getByRole('main').element())).toEqual([
    'main',
    'group, There is a problem',
    'heading, There is a problem, level 2',
    'list',
    'listitem, level 1, position 1, set size 6',
    'link, Enter your last name.',
    'listitem, level 1, position 2, set size 6',
    'link, Choose the country you live in.',
    'listitem, level 1, position 3, set size 6',
    'link, Enter an email address like name@example.com.',
    'listitem, level 1, position 4, set size 6',
    'link, Choose a password that meets all five rules.',
    'listitem, level 1, position 5, set size 6',
    'link, Enter the password again.',
    'listitem, level 1, position 6, set size 6',
    'link, Agree to the Terms of Service and Privacy Policy to create an account.',
    'heading, Create account, level 1',
    'paragraph',
    'Earn Edge from the rake you pay and redeem it for solver training.',
    'form',
    'First name',
    'textbox, First name, Zoe, required',
    'Last name',
    'Enter your last name.',
    'textbox, Last name, Enter your last name., invalid, required',
    'Country of residence',
    'Choose the country you live in.',
    'combobox, Country of residence, Choose the country you live in., has popup listbox, not expanded, invalid, required',
    'Email',
    'We’ll email you a link to confirm it.',
    'Enter an email address like name@example.com.',
    'textbox, Email, zoe, Enter an email address like name@example.com. We’ll email you a link to confirm it., invalid, required',
    'Password',
    'Choose a password that meets all five rules.',
    'Password, short, Choose a password that meets all five rules. Your password needs: Not met: At least 8 characters Not met: 1 uppercase letter Met: 1 lowercase letter Not met: 1 number Not met: 1 special character',
    'button, Show password, 1 control',
    'Your password needs:',
    'list',
    'listitem, level 1, position 1, set size 5',
    'Not met',
    ':',
    'At least 8 characters',
    'listitem, level 1, position 2, set size 5',
    'Not met',
    ':',
    '1 uppercase letter',
    'listitem, level 1, position 3, set size 5',
    'Met',
    ':',
    '1 lowercase letter',
    'listitem, level 1, position 4, set size 5',
    'Not met',
    ':',
    '1 number',
    'listitem, level 1, position 5, set size 5',
    'Not met',
    ':',
    '1 special character',
    'status',
    'Confirm password',
    'Enter the password again.',
    'Confirm password, Enter the password again.',
    'button, Show password, 1 control',
    'checkbox, I agree to the Terms of Service (opens in a new tab) and the Privacy Policy (opens in a new tab), Agree to the Terms of Service and Privacy Policy to create an account., not checked, invalid, required',
    'I agree to the',
    'link, Terms of Service (opens in a new tab)',
    'Terms of Service',
    '(',
    'opens in a new tab',
    ')',
    'and the',
    'link, Privacy Policy (opens in a new tab)',
    'Privacy Policy',
    '(',
    'opens in a new tab',
    ')',
    'Agree to the Terms of Service and Privacy Policy to create an account.',
    'checkbox, Email me offers and news. I can stop any time., not checked, not required',
    'Email me offers and news. I can stop any time.',
    'button, Create account',
    'Create account',
    'paragraph',
    'Already a member?',
    'link, Log in',
  ]);
});
