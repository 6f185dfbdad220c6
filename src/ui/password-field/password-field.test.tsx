import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '#ui/button/button.tsx';
import { Form } from '#ui/form/form.tsx';
import { PasswordField } from './password-field.tsx';

const input = page.getByLabelText('New password', { exact: true });
const field = () => input.element() as HTMLInputElement;
const show = page.getByRole('button', { name: 'Show new password' });
const hide = page.getByRole('button', { name: 'Hide new password' });

function Example({ onSubmit = () => undefined }: { onSubmit?: () => void }) {
  const [value, setValue] = useState('');
  const rules = [
    { id: 'length', label: 'at least 8 characters', met: value.length >= 8 },
    { id: 'digit', label: '1 number', met: /\d/.test(value) },
  ];
  const met = rules.filter((rule) => rule.met).length;
  return (
    <Form errorSummaryTitle="There is a problem" onSubmit={onSubmit}>
      <PasswordField
        name="password"
        label="New password"
        autoComplete="new-password"
        showLabel="Show new password"
        hideLabel="Hide new password"
        onValueChange={setValue}
        rules={{
          title: 'It needs:',
          rules,
          metLabel: 'Met',
          unmetLabel: 'Not met',
          status: `${String(met)} of 2 met`,
        }}
      />
      <Button type="submit">Save</Button>
    </Form>
  );
}

it('is hidden at first, and no one corrects or limits what is typed', async () => {
  await render(<Example />);
  await expect.element(input).toHaveAttribute('type', 'password');
  await show.click();
  const names = ['type', 'spellcheck', 'autocapitalize', 'autocomplete', 'maxlength'];
  expect(names.map((name) => field().getAttribute(name))).toEqual([
    'text',
    'false',
    'off',
    'new-password',
    null,
  ]);
});

it('keeps value, caret and focus when shown and hidden with the mouse', async () => {
  await render(<Example />);
  await input.fill('correct horse');
  field().setSelectionRange(3, 7);
  const state = () => [
    field().value,
    field().selectionStart,
    field().selectionEnd,
    document.activeElement === field(),
  ];
  await show.click();
  expect(state()).toEqual(['correct horse', 3, 7, true]);
  await hide.click();
  expect(state()).toEqual(['correct horse', 3, 7, true]);
});

it('keeps focus on the button when shown with the keyboard', async () => {
  await render(<Example />);
  await input.click();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(hide).toHaveFocus();
});

it('is hidden again when the form is sent', async () => {
  await render(<Example />);
  await input.fill('secret-1');
  await show.click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(input).toHaveAttribute('type', 'password');
});

it('takes what is pasted, whole: long, with spaces and emoji', async () => {
  await render(<Example />);
  const phrase = `${'correct horse battery staple '.repeat(5)}🐎`;
  await input.click();
  const data = new DataTransfer();
  data.setData('text/plain', phrase);
  const isAllowed = field().dispatchEvent(
    new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
  );
  expect(isAllowed).toBe(true);
  await input.fill(phrase);
  expect(field().value).toBe(phrase);
});

it('describes its rules before typing and ticks them off while typing', async () => {
  await render(<Example />);
  await expect
    .element(input)
    .toHaveAccessibleDescription('It needs: Not met: at least 8 characters Not met: 1 number');
  await input.fill('pass1');
  await expect
    .element(input)
    .toHaveAccessibleDescription('It needs: Not met: at least 8 characters Met: 1 number');
});

it('says how many rules are met once, when the person pauses', async () => {
  await render(<Example />);
  const status = page.getByRole('status');
  const said: string[] = [];
  const observer = new MutationObserver(() => said.push(status.element().textContent));
  observer.observe(status.element(), { childList: true, characterData: true, subtree: true });
  await userEvent.type(input, 'password1');
  await vi.waitFor(
    () => {
      expect(said).toEqual(['2 of 2 met']);
    },
    { timeout: 5000 },
  );
  observer.disconnect();
});
