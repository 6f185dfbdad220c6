import { afterEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import { Button } from '#ui/button/button.tsx';
import { Checkbox } from '#ui/checkbox/checkbox.tsx';
import { PasswordField } from '#ui/password-field/password-field.tsx';
import { SelectField } from '#ui/select-field/select-field.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { forgetDraft } from '#lib/drafts.ts';
import { Form } from './form.tsx';

afterEach(() => {
  forgetDraft('7:contacts');
});

function Contacts({ onSubmit = () => undefined }: { onSubmit?: (values: Record<string, string>) => void }) {
  return (
    <Form errorSummaryTitle="There is a problem" draftName="7:contacts" onSubmit={onSubmit}>
      <TextField name="telegram" label="Telegram" autoComplete="off" />
      <SelectField
        name="country"
        label="Country"
        autoComplete="country"
        placeholder="Choose"
        options={[{ value: 'CA', label: 'Canada' }]}
      />
      <Checkbox name="news" label="News" />
      <PasswordField
        name="password"
        label="Password"
        autoComplete="current-password"
        showLabel="Show password"
        hideLabel="Hide password"
      />
      <Button type="submit">Save</Button>
    </Form>
  );
}

/** A private page: what a session that ends takes off the screen, and a new login brings back. */
function PrivatePage({ isLoggedIn }: { isLoggedIn: boolean }) {
  return isLoggedIn ? <Contacts /> : <p>Log in</p>;
}

it('scenario 26: the session ends over a half-filled form; after logging in again the text is still there', async () => {
  const screen = await render(<PrivatePage isLoggedIn />);
  await userEvent.type(screen.getByLabelText('Telegram'), '@zoe');
  await userEvent.selectOptions(screen.getByLabelText('Country'), 'CA');
  await userEvent.click(screen.getByLabelText('News'));
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  await userEvent.type(screen.getByLabelText('Password', { exact: true }), 'Secret 123!');

  await screen.rerender(<PrivatePage isLoggedIn={false} />);
  await expect.element(screen.getByText('Log in')).toBeVisible();
  expect(window.sessionStorage.getItem('draft:7:contacts')).toBe(
    '{"telegram":"@zoe","country":"CA","news":true}',
  );

  await screen.rerender(<PrivatePage isLoggedIn />);
  await expect.element(screen.getByLabelText('Telegram')).toHaveValue('@zoe');
  await expect.element(screen.getByLabelText('Country')).toHaveValue('CA');
  await expect.element(screen.getByLabelText('News')).toBeChecked();
  await expect.element(screen.getByLabelText('Password', { exact: true })).toHaveValue('');
});

it('what was restored is what is sent, and a forgotten draft does not come back', async () => {
  const sent: Record<string, string>[] = [];
  const first = await render(<Contacts />);
  await userEvent.type(first.getByLabelText('Telegram'), '@zoe');
  await first.unmount();

  const second = await render(<Contacts onSubmit={(values) => sent.push(values)} />);
  await userEvent.click(second.getByRole('button', { name: 'Save' }));
  expect(sent).toEqual([{ telegram: '@zoe', country: '', password: '' }]);
  await second.unmount();

  forgetDraft('7:contacts');
  const third = await render(<Contacts />);
  await expect.element(third.getByLabelText('Telegram')).toHaveValue('');
});

it('what is typed back to how it was is no draft', async () => {
  const screen = await render(<Contacts />);
  await userEvent.type(screen.getByLabelText('Telegram'), '@');
  expect(window.sessionStorage.getItem('draft:7:contacts')).toBe('{"telegram":"@"}');
  await userEvent.clear(screen.getByLabelText('Telegram'));
  expect(window.sessionStorage.getItem('draft:7:contacts')).toBeNull();
});

it('a draft that cannot be read is no draft', async () => {
  window.sessionStorage.setItem('draft:7:contacts', '{"telegram":7,"country":["x"],');
  const screen = await render(<Contacts />);
  await expect.element(screen.getByLabelText('Telegram')).toHaveValue('');
});
