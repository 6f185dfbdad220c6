import { beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CopyText } from './copy-text.tsx';

const button = page.getByRole('button', { name: 'Copy' });
const status = page.getByRole('status');

beforeEach(async () => {
  await render(<CopyText value="RW-2048" copyLabel="Copy" copiedText="Copied." failedText="Press Ctrl+C." />);
});

it('says that it copied each time the clipboard took the value', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce(undefined);
  await button.click();
  await expect.element(status).toHaveTextContent('Copied.');
  write.mockReturnValueOnce(new Promise(() => undefined));
  await button.click();
  await expect.element(status).toBeEmptyDOMElement();
  expect(write.mock.calls).toEqual([['RW-2048'], ['RW-2048']]);
});

it('selects the value and says how to copy it when the clipboard refuses', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'));
  await button.click();
  await expect.element(status).toHaveTextContent('Press Ctrl+C.');
  expect(window.getSelection()?.toString()).toBe('RW-2048');
});
