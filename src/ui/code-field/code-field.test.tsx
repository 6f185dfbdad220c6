import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CodeField } from './code-field.tsx';

const input = page.getByLabelText('6-digit code');

it.each([
  ['123456', '123456'],
  ['123 456', '123456'],
  ['123-456', '123456'],
  [' 123\u00a0456\n', '123456'],
  ['１２３４５６', '123456'],
  ['code: 1234567', '1234567'],
])('of a pasted %j it keeps %j', async (pasted, digits) => {
  await render(<CodeField name="code" label="6-digit code" />);
  await input.fill(pasted);
  await expect.element(input).toHaveValue(digits);
});

it('is one input that a phone can fill, without a limit that cuts a paste', async () => {
  await render(<CodeField name="code" label="6-digit code" />);
  const names = ['inputmode', 'autocomplete', 'maxlength'];
  expect(names.map((name) => input.element().getAttribute(name))).toEqual(['numeric', 'one-time-code', null]);
});

it('drops a letter and keeps the caret where it was', async () => {
  await render(<CodeField name="code" label="6-digit code" />);
  const element = input.element() as HTMLInputElement;
  await input.fill('1256');
  element.setSelectionRange(2, 2);
  await userEvent.keyboard('x34');
  expect([element.value, element.selectionStart]).toEqual(['123456', 4]);
});
