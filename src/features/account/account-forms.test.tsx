import { useState, type ReactNode } from 'react';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';

import { ConfirmationForm } from '#features/account/account-deletion/deletion-dialog.tsx';
import { useAccountDeletion } from '#features/account/account-deletion/account-deletion.flow.ts';
import { ContactsForm } from '#features/account/account-update/contacts-form.tsx';
import { MarketingSwitch } from '#features/account/account-update/marketing-switch.tsx';
import { ProfileForm } from '#features/account/account-update/profile-form.tsx';
import { useAccountUpdate } from '#features/account/account-update/account-update.flow.ts';
import { EmailChange } from '#features/account/email-change/email-change.tsx';
import { PasswordChange } from '#features/account/password-change/password-change.tsx';
import * as accountMocks from '#sdk/generated/api/account/account.msw.ts';
import { checkForms, whole, withoutServer, type FormUnderTest } from '#tests/fixtures/refused-forms.tsx';

const nothing = () => undefined;
const PASSWORD = 'Quiet-Turn-77';

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

const forms: readonly FormUnderTest[] = [
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
    instead: { 400: 'You’ve already asked for a change.' },
    autoComplete: { new_email: 'email', current_password: 'current-password' },
  },
  {
    name: 'for messengers',
    operation: 'UpdateAccount',
    form: () => <Updated>{(update) => <ContactsForm memberId={7} update={update} />}</Updated>,
    values: { telegram: '@zoe' },
    button: 'Save changes',
    sentence: 'We couldn’t save your changes.',
    autoComplete: { whatsapp_number: 'tel', discord_id: 'off', telegram: 'off' },
    isFilledIn: true,
  },
  {
    name: 'for the profile',
    operation: 'UpdateAccount',
    form: () => <Updated>{(update) => <ProfileForm update={update} onCancel={nothing} />}</Updated>,
    values: { first_name: 'Zoe' },
    button: 'Save changes',
    sentence: 'We couldn’t save your changes.',
    autoComplete: { first_name: 'given-name', last_name: 'family-name', country: 'country' },
    isFilledIn: true,
  },
  {
    name: 'for marketing emails',
    operation: 'UpdateAccount',
    form: () => <Updated>{(update) => <MarketingSwitch update={update} />}</Updated>,
    values: {},
    button: 'Email me offers and news. I can stop any time.',
    sentence: 'We couldn’t save your changes.',
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

withoutServer();
checkForms(forms);

function Updated({ children }: { children: (update: ReturnType<typeof useAccountUpdate>) => ReactNode }) {
  return children(useAccountUpdate(account));
}

function Deletion() {
  const deletion = useAccountDeletion();
  const [typed, setTyped] = useState('');
  if (deletion.screen === 'closed') deletion.consider();
  return <ConfirmationForm deletion={deletion} typed={typed} onTyped={setTyped} />;
}

it('the form to change the password names the address that password managers keep it for', async () => {
  await render(whole(<PasswordChange email="dana@example.com" />));
  await expect
    .poll(() => document.querySelector<HTMLInputElement>('[autocomplete=username]')?.value)
    .toBe('dana@example.com');
});
