import { beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CopyField } from './copy-field.tsx';

const field = page.getByRole('textbox', { name: 'Bonus code' });
const button = page.getByRole('button', { name: 'Copy code' });
const status = page.getByRole('status');

beforeEach(async () => {
  await render(
    <CopyField
      label="Bonus code"
      value="WIZARD600"
      copyLabel="Copy code"
      copiedText="Copied."
      failedText="Press Ctrl+C."
    />,
  );
});

it('says that it copied when the clipboard has the value, and not sooner', async () => {
  const writing = Promise.withResolvers<undefined>();
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockReturnValue(writing.promise);
  await userEvent.tab();
  await expect.element(field).toHaveFocus();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect([write.mock.calls, status.element().textContent]).toEqual([[['WIZARD600']], '']);
  writing.resolve(undefined);
  await expect.element(status).toHaveTextContent('Copied.');
  await expect.element(button).toHaveFocus();
});

it('says it again when pressed again', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce(undefined);
  await button.click();
  await expect.element(status).toHaveTextContent('Copied.');
  vi.spyOn(navigator.clipboard, 'writeText').mockReturnValueOnce(new Promise(() => undefined));
  await button.click();
  await expect.element(status).toBeEmptyDOMElement();
});

it('selects the value and says how to copy it when the clipboard refuses', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'));
  await button.click();
  await expect.element(status).toHaveTextContent('Press Ctrl+C.');
  await expect.element(field).toHaveFocus();
  expect(window.getSelection()?.toString()).toBe('WIZARD600');
});
