import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CodeField } from './code-field.tsx';

const input = page.getByLabelText('6-digit code');

it.each(['123456', '123 456', '123-456', ' 123456 '])('takes the pasted code "%s"', async (pasted) => {
  const onValueChange = vi.fn<(digits: string) => void>();
  await render(<CodeField name="code" label="6-digit code" onValueChange={onValueChange} />);
  await input.fill(pasted);
  await expect.element(input).toHaveValue('123456');
  expect(onValueChange.mock.calls).toEqual([['123456']]);
});

it('is one input that a phone can fill, without a limit that cuts a paste', async () => {
  await render(<CodeField name="code" label="6-digit code" />);
  const names = ['inputmode', 'autocomplete', 'maxlength'];
  expect(names.map((name) => input.element().getAttribute(name))).toEqual(['numeric', 'one-time-code', null]);
});

it('drops a letter and keeps the caret where it was', async () => {
  await render(<CodeField name="code" label="6-digit code" defaultValue="1256" />);
  const element = input.element() as HTMLInputElement;
  await input.click();
  element.setSelectionRange(2, 2);
  await userEvent.keyboard('x34');
  expect([element.value, element.selectionStart]).toEqual(['123456', 4]);
});
