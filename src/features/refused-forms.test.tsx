import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { AxiosHeaders } from 'axios';
import { useState, type ReactNode } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import { readRedemptionFailure, type RedemptionFailure } from '#machines/redemption/redemption.types.ts';
import { ConfirmationForm } from '#features/account/account-deletion/deletion-dialog.tsx';
import { useAccountDeletion } from '#features/account/account-deletion/account-deletion.flow.ts';
import { ContactsForm } from '#features/account/account-update/contacts-form.tsx';
import { MarketingSwitch } from '#features/account/account-update/marketing-switch.tsx';
import { ProfileForm } from '#features/account/account-update/profile-form.tsx';
import { useAccountUpdate } from './account/account-update/account-update.flow.ts';
import { EmailChange } from '#features/account/email-change/email-change.tsx';
import { FeedbackForm } from '#features/site/feedback/feedback-form.tsx';
import { PasswordChange } from '#features/account/password-change/password-change.tsx';
import { ConfirmForm } from '#features/redemption/redemption/confirm-form.tsx';
import { ReportDialog } from './deals/username-report/report-dialog.tsx';
import { startLanguage, loadMemberCatalog } from '#i18n/language.ts';
import { createStore } from '#lib/storage.ts';
import { LoginPage } from '#pages/login/index.page.tsx';
import { NewPasswordPage } from '#pages/login/password-reset/create-new.page.tsx';
import { PasswordResetPage } from '#pages/login/password-reset/index.page.tsx';
import { VerifyEmailCodePage } from '#pages/login/verify-email/code.page.tsx';
import { VerifyEmailPage } from '#pages/login/verify-email/index.page.tsx';
import { SignUpPage } from '#pages/signup.page.tsx';
import { InboxStep } from '#pages/signup/inbox-step.tsx';
import { heard } from '#tests/fixtures/heard.ts';
import { axiosClient } from '#sdk/axios-client.ts';
import * as accountMocks from '#sdk/generated/api/account/account.msw.ts';
import * as emailMocks from '#sdk/generated/api/email/email.msw.ts';
import * as feedbackMocks from '#sdk/generated/api/feedback/feedback.msw.ts';
import * as passwordMocks from '#sdk/generated/api/password/password.msw.ts';
import { redeemPlan } from '#sdk/generated/api/redemptions/redemptions.ts';
import * as redemptionMocks from '#sdk/generated/api/redemptions/redemptions.msw.ts';
import * as registrationMocks from '#sdk/generated/api/registration/registration.msw.ts';
import * as reportMocks from '#sdk/generated/api/room-accounts/room-accounts.msw.ts';
import * as tokenMocks from '#sdk/generated/api/token/token.msw.ts';
import { startSession } from '#session/session.ts';

const mocks: Readonly<Record<string, unknown>> = {
  ...accountMocks,
  ...emailMocks,
  ...feedbackMocks,
  ...passwordMocks,
  ...redemptionMocks,
  ...registrationMocks,
  ...reportMocks,
  ...tokenMocks,
};

interface FormUnderTest {
  readonly name: string;
  /** As the mocks name it. */
  readonly operation: string;
  readonly form: () => ReactNode;
  /** What is typed, chosen (an array) or ticked, by field. */
  readonly values: Readonly<Record<string, string | readonly [string] | true>>;
  readonly button: string;
  /** What the specification has the form say, or what it says itself where the specification is silent. */
  readonly sentence: string;
  /** Says no reason of the server's: it has no fields, or must not tell which was wrong. */
  readonly isSilent?: true;
  /** What is said instead, by status: at a field, or by the step that takes the place of the form. */
  readonly instead?: Readonly<Record<number, string>>;
  /** The `autocomplete` value of each field, by the name that the API gives the field, in order. */
  readonly autoComplete?: Readonly<Record<string, string>>;
  /** The form opens with the known values, so it is never sent empty. */
  readonly isFilledIn?: true;
}

const account = {
  ...accountMocks.getAccountResponseMock(),
  email: 'dana@example.com',
  first_name: 'Dana',
  country: 'CA',
  telegram: '',
  marketing_opt_in: false,
  unconfirmed_email: null,
  unconfirmed_email_expires_at: null,
};
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
    button: 'Send a new email',
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
    name: 'to write to us',
    operation: 'SendFeedback',
    form: () => <FeedbackForm messageLabel="Your message" room={null} />,
    values: { message: 'How is my rake counted?', email: 'zoe@mail.test' },
    button: 'Send message',
    sentence: 'An error occurred while submitting your feedback...',
    instead: { 400: WRONG_EMAIL },
    autoComplete: { message: 'off', email: 'email' },
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
    sentence: 'Your password could not be updated.',
    instead: { 400: 'It seems link is incorrect or already expired.' },
    autoComplete: { new_password: 'new-password', re_new_password: 'new-password' },
  },
  {
    name: 'to change the password',
    operation: 'ChangePassword',
    form: () => <PasswordChange email="dana@example.com" />,
    values: { current_password: 'old', new_password: PASSWORD, re_new_password: PASSWORD },
    button: 'Change password',
    sentence: 'An error occurred while changing your password. Please try again or contact support.',
    autoComplete: {
      current_password: 'current-password',
      new_password: 'new-password',
      re_new_password: 'new-password',
    },
  },
  {
    name: 'to change the email',
    operation: 'ChangeEmail',
    form: () => <EmailChange account={account} />,
    values: { new_email: 'zoe@mail.test', current_password: 'old' },
    button: 'Change email',
    sentence: 'An error occurred while changing your email. Please try again or contact support.',
    instead: { 400: 'Another change is waiting for its confirmation.' },
    autoComplete: { new_email: 'email', current_password: 'current-password' },
  },
  {
    name: 'for messengers',
    operation: 'UpdateAccount',
    form: () => <Updated>{(update) => <ContactsForm memberId={7} update={update} />}</Updated>,
    values: { telegram: '@zoe' },
    button: 'Save contacts',
    sentence: 'Your contacts were not saved.',
    autoComplete: { whatsapp_number: 'tel', discord_id: 'off', telegram: 'off' },
    isFilledIn: true,
  },
  {
    name: 'for the profile',
    operation: 'UpdateAccount',
    form: () => <Updated>{(update) => <ProfileForm update={update} onCancel={nothing} />}</Updated>,
    values: { first_name: 'Zoe' },
    button: 'Save profile',
    sentence: 'Your profile was not saved.',
    autoComplete: { first_name: 'given-name', last_name: 'family-name', country: 'country' },
    isFilledIn: true,
  },
  {
    name: 'for marketing emails',
    operation: 'UpdateAccount',
    form: () => <Updated>{(update) => <MarketingSwitch update={update} />}</Updated>,
    values: {},
    button: 'Send me offers and news by email',
    sentence: 'Your choice about marketing emails was not saved. It is as it was before.',
  },
  {
    name: 'to report a username',
    operation: 'ReportRoomAccount',
    form: () => (
      <ReportDialog
        room={{ slug: 'river-room', name: 'River Room' }}
        deals={[{ id: 11, title: 'Welcome' }]}
        previous={null}
        email="dana@example.com"
        isOpen
        onClose={nothing}
        onReported={nothing}
      />
    ),
    values: { username: 'zoe' },
    button: 'Report username',
    sentence: 'An error occurred while submitting your username...',
    instead: {
      400: WRONG_EMAIL,
      409: 'Another member has reported this username. Check how it is spelled, or contact support if it is yours.',
    },
    autoComplete: { email: 'email', username: 'off' },
  },
  {
    name: 'to redeem',
    isSilent: true,
    operation: 'RedeemPlan',
    form: () => <Redeeming />,
    values: { email: 'zoe@mail.test' },
    button: 'Redeem 800.00 Edge',
    sentence: 'An error occurred while redeeming your subscription. Please try again or contact support.',
  },
  {
    name: 'to delete the account',
    isSilent: true,
    operation: 'DeleteAccount',
    form: () => <Deletion />,
    values: { confirmation: 'DELETE' },
    button: 'Delete account',
    sentence: 'An error occurred while deleting your account. Please try again or contact support.',
  },
];

function Updated({ children }: { children: (update: ReturnType<typeof useAccountUpdate>) => ReactNode }) {
  return children(useAccountUpdate(account));
}

function Deletion() {
  const deletion = useAccountDeletion();
  const [typed, setTyped] = useState('');
  if (deletion.screen === 'closed') deletion.consider();
  return <ConfirmationForm deletion={deletion} typed={typed} onTyped={setTyped} />;
}

/** The form of the confirmation with what the answer to its call says. What follows is the flow's own. */
function Redeeming() {
  const [failure, setFailure] = useState<RedemptionFailure | null>(null);
  const confirm = (email: string) => {
    redeemPlan(
      { plan: 2, email, edge_amount: '800.00', valid_until: '2027-01-01T00:00:00Z' },
      {
        headers: { 'Idempotency-Key': 'key' },
      },
    ).catch((error: unknown) => {
      setFailure(readRedemptionFailure(error));
    });
  };
  const quote = { price: '800.00', balance: '1250.00', balanceAfter: '450.00', missing: null, latest: null };
  return (
    <ConfirmForm
      flow={{ confirm, dismiss: nothing }}
      view={{
        screen: 'confirming',
        step: 'ready',
        plan: { id: 2, tier: 'PREMIUM', interval: 'MONTH' },
        quote,
        acknowledged: quote,
        failure,
      }}
      isSubmitting={false}
      email=""
      onEmail={nothing}
    />
  );
}

interface Answer {
  readonly status: number;
  readonly text: string;
  readonly type?: string;
}

const PROXY_PAGE = '<!doctype html><title>Bad request</title><h1>400</h1>';

/** Beside what the description says: what a backend may answer that knows better, or somebody between us and it. */
const ODD_ANSWERS: readonly (readonly [string, Answer])[] = [
  ['a field that no form has', { status: 400, text: '{"shoe_size":["Say which one."]}' }],
  ['no single field', { status: 400, text: '{"non_field_errors":["Try this tomorrow."]}' }],
  ['a list', { status: 400, text: '["Try this tomorrow."]' }],
  ['a message without a list', { status: 400, text: '{"shoe_size":"Say which one."}' }],
  ['a text', { status: 400, text: '"No."' }],
  ['something nested', { status: 400, text: '{"shoe":{"size":["Say which one."]}}' }],
  ['nothing', { status: 400, text: '' }],
  ['the page of a proxy, 400', { status: 400, text: PROXY_PAGE, type: 'text/html' }],
  ['the page of a proxy, 502', { status: 502, text: PROXY_PAGE, type: 'text/html' }],
  ['a status nobody described', { status: 418, text: '{"detail":"Tea."}' }],
];

let answer: Answer = { status: 500, text: '' };
/** The bodies of the calls that were not reads. */
let sent: unknown[] = [];

beforeAll(startLanguage);
beforeAll(loadMemberCatalog);
beforeAll(() => {
  axiosClient.defaults.adapter = async (config) => {
    const isRead = config.method === 'get' && !config.url?.includes('verify');
    if (!isRead) sent.push(config.data);
    const { status, text, type = 'application/json' } = isRead ? LIST : answer;
    const headers = new AxiosHeaders({ 'content-type': type });
    return { status, data: text, headers, config, statusText: '' };
  };
  startSession({
    store: createStore(() => {
      throw new Error('no storage');
    }),
    locks: undefined,
    page: new EventTarget(),
    isVisible: () => true,
    setVeiled: nothing,
    now: () => Date.now(),
    newId: () => 'login',
    chance: () => 0,
  });
});
const LIST: Answer = { status: 200, text: '[]' };

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  sent = [];
});
afterEach(() => {
  window.history.replaceState(null, '');
});

/** The refusals of an operation that the description has, each with its example. */
function described(operation: string): (readonly [string, Answer])[] {
  return Object.entries(mocks).flatMap(([name, example]) => {
    const [, of, status] = /^get(\w+)ResponseMock([45]\d\d)$/.exec(name) ?? [];
    if (of !== operation || typeof example !== 'function') return [];
    const text = JSON.stringify((example as () => unknown)());
    return [[`${status ?? ''}, as described`, { status: Number(status), text }] as const];
  });
}

async function fill(values: FormUnderTest['values']) {
  for (const [name, value] of Object.entries(values)) {
    const field = document.querySelector<HTMLElement>(`[name="${name}"]`);
    if (field === null) throw new Error(`No field ${name}.`);
    if (value === true) await userEvent.click(field);
    else if (typeof value === 'string') await userEvent.fill(field, value);
    else await userEvent.selectOptions(field, value[0]);
  }
}

function whole(form: ReactNode) {
  return (
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={new QueryClient()}>{form}</QueryClientProvider>
    </I18nProvider>
  );
}

describe.each(forms)(
  'the form $name',
  ({ operation, form, values, button, sentence, instead = {}, isSilent = false }) => {
    it.each([...described(operation), ...ODD_ANSWERS])(
      'says what happened when it is answered with %s',
      async (name, refusal) => {
        answer = refusal;
        await render(whole(form()));
        const pressed =
          operation === 'UpdateAccount' && Object.keys(values).length === 0
            ? page.getByText(button)
            : page.getByRole('button', { name: button, exact: true });
        await expect.element(pressed.first()).toBeVisible();
        await fill(values);
        await pressed.first().click();

        const said = name.endsWith('as described') ? (instead[refusal.status] ?? sentence) : sentence;
        await expect.element(page.getByText(said).first()).toBeVisible();
        if (name === 'a field that no form has' && !isSilent) {
          await expect.element(page.getByText('The server says: “Say which one.”').first()).toBeVisible();
        }
      },
    );
  },
);

/** Words that blame the user or do not say how to fix the mistake (checklist, A24). */
const UNHELPFUL = /\b(invalid|required|oops|error|wrong)\b/i;

describe.each(forms.filter(({ autoComplete }) => autoComplete !== undefined))(
  'the form $name',
  ({ form, values, autoComplete = {}, isFilledIn = false }) => {
    const open = async () => {
      answer = { status: 500, text: '' };
      await render(whole(form()));
      const field = await vi.waitUntil(() =>
        document.querySelector<HTMLInputElement>(`[name="${Object.keys(autoComplete).at(-1) ?? ''}"]`),
      );
      if (field.form === null) throw new Error('The field is in no form.');
      return field.form;
    };
    const fieldsOf = (shown: HTMLFormElement) => [
      ...shown.querySelectorAll<HTMLInputElement>(
        'input:not([type=hidden], [tabindex="-1"]), select, textarea',
      ),
    ];

    it('tells browsers and password managers what its fields are for, and limits none', async () => {
      const shown = await open();
      expect(fieldsOf(shown).map(({ name, autocomplete }) => [name, autocomplete])).toEqual(
        Object.entries(autoComplete),
      );
      expect(shown.noValidate).toBe(true);
      expect(shown.querySelectorAll('[maxlength], [aria-invalid=true]').length).toBe(0);
      expect(shown.querySelectorAll('[type=submit]:not([aria-disabled=true])').length).toBe(1);
    });

    if (!isFilledIn) {
      it('sent with nothing in it says at each field how to go on', async () => {
        const shown = await open();
        for (const field of fieldsOf(shown).filter(({ type }) => /text|email/.test(type)))
          await userEvent.clear(field);
        shown.querySelector<HTMLElement>('[type=submit]')?.click();
        await expect.poll(() => shown.querySelectorAll('[aria-invalid=true]').length).toBeGreaterThan(0);
        const messages = fieldsOf(shown)
          .filter(({ ariaInvalid }) => ariaInvalid === 'true')
          .map((field) => field.getAttribute('aria-describedby')?.split(' ') ?? [])
          .map((ids) => document.getElementById(ids.find((id) => id.endsWith('-error')) ?? '')?.textContent);
        expect(messages.filter((message = '') => message === '' || UNHELPFUL.test(message))).toEqual([]);
        expect(sent).toEqual([]);
      });
    }

    it('sends once what is in it, without what copying drags along', async () => {
      const shown = await open();
      const typed = Object.entries(values).map(([name, value]) => [
        name,
        name.endsWith('email') ? ` \u200B${String(value)}\uFEFF ` : value,
      ]);
      await fill(Object.fromEntries(typed) as typeof values);
      shown.requestSubmit();
      shown.querySelector<HTMLElement>('[type=submit]')?.click();
      const bodies = () =>
        sent.map((body) => {
          const given = JSON.parse(String(body)) as Record<string, unknown>;
          return Object.fromEntries(Object.keys(values).map((name) => [name, given[name]]));
        });
      await expect
        .poll(bodies)
        .toEqual([
          Object.fromEntries(Object.entries(values).map(([name, value]) => [name, [value].flat()[0]])),
        ]);
    });
  },
);

it('the form to change the password names the address that password managers keep it for', async () => {
  await render(whole(<PasswordChange email="dana@example.com" />));
  await expect
    .poll(() => document.querySelector<HTMLInputElement>('[autocomplete=username]')?.value)
    .toBe('dana@example.com');
});

const DEAD = {
  link_invalid: 'This link is incomplete or was changed on its way.',
  link_expired: 'This link has expired: it works for 10 minutes.',
  link_superseded: 'A newer link was sent to you.',
};

describe.each([
  {
    name: 'for a new password',
    form: (query: string) => <NewPasswordPage query={query} />,
    values: { new_password: PASSWORD, re_new_password: PASSWORD },
    button: 'Update password',
    again: 'Send me a link',
    reasons: { ...DEAD, link_used: 'A password was already chosen with this link' },
  },
  {
    name: 'that confirms an address',
    form: (query: string) => <VerifyEmailCodePage query={query} />,
    values: {},
    button: 'Confirm my email',
    again: 'Send a new email',
    reasons: DEAD,
  },
])('the mailed link to the form $name', ({ form, values, button, again, reasons }) => {
  const press = page.getByRole('button', { name: button, exact: true }).first();
  const text = () => document.body.textContent;
  const another = page.getByRole('button', { name: again, exact: true });

  it.each(Object.entries(reasons))(
    'scenarios 31 and 35: that is dead (%s) says so, a new one is asked for in place, and the next has nothing of it',
    async (code, reason) => {
      answer = { status: 400, text: JSON.stringify({ detail: 'No.', code }) };
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
    expect(sent).toEqual([]);
  });
});

it('a refused login is heard as its heading, what happened, and then the fields', async () => {
  answer = { status: 401, text: '{"detail":"No."}' };
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
    'Check your email and password. If your account is new, verify your email first.',
    'link, Send a new verification email',
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
    'Earn Edge from the rake you pay, and redeem it for solver training.',
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
    'We send a link to this address to verify it.',
    'Enter an email address like name@example.com.',
    'textbox, Email, zoe, Enter an email address like name@example.com. We send a link to this address to verify it., invalid, required',
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
    'button, Show confirmed password, 1 control',
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
    'checkbox, Send me offers and news by email. I can stop this at any time., not checked, not required',
    'Send me offers and news by email. I can stop this at any time.',
    'button, Create account',
    'Create account',
    'paragraph',
    'Already a member?',
    'link, Log in',
  ]);
});

it('the report of a username is heard as its deal, its two fields with their hints, and its button', async () => {
  await render(whole(forms.find(({ operation }) => operation === 'ReportRoomAccount')?.form()));
  const dialog = page.getByRole('dialog');
  await expect.element(dialog).toBeVisible();
  expect(await heard(dialog.element())).toEqual([
    'dialog, Report your username',
    'dialog, Report your username',
    'heading, Report your username, level 2',
    'button, Close',
    'form, Report your username',
    'paragraph',
    'Deal',
    'paragraph',
    'Welcome',
    'Email at this room',
    'The address that you signed up there with.',
    'textbox, Email at this room, dana@example.com, The address that you signed up there with., required',
    'Username at this room',
    'Exactly as the other players see it at the table. You find it in your profile there.',
    'textbox, Username at this room, Exactly as the other players see it at the table. You find it in your profile there., required',
    'status',
    'button, Report username',
    'Report username',
  ]);
});
