import { useMemo, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SearchField } from './search-field.tsx';
import { useTypedText } from './use-typed-text.ts';

const EMPTY = {};
const input = page.getByRole('searchbox', { name: 'Search' });

it('tells every change, and Escape empties it', async () => {
  const tell = vi.fn<(value: string) => void>();
  function Searching() {
    const [value, setValue] = useState('');
    const change = (next: string) => {
      tell(next);
      setValue(next);
    };
    return <SearchField label="Search" value={value} onChange={change} />;
  }
  await render(<Searching />);
  await userEvent.type(input, 'ri');
  await userEvent.keyboard('{Escape}');
  await expect.element(input).toHaveValue('');
  expect(tell.mock.calls).toEqual([['r'], ['ri'], ['']]);
});

it('what is typed is written when the typing pauses, and follows what is written elsewhere', async () => {
  const write = vi.fn<(text: string) => void>();
  function Searching({ written }: { readonly written: string }) {
    const [text, setText] = useTypedText(
      useMemo(() => ({ q: written }), [written]),
      write,
    );
    return <SearchField label="Search" value={text} onChange={setText} />;
  }
  const { rerender } = await render(<Searching written="" />);
  await userEvent.type(input, 'rake');
  await expect.element(input).toHaveValue('rake');
  await vi.waitFor(() => {
    expect(write.mock.calls).toEqual([['rake']]);
  });
  await rerender(<Searching written="rake" />);
  await rerender(<Searching written="edge" />);
  await expect.element(input).toHaveValue('edge');
  expect(write.mock.calls).toEqual([['rake']]);
});

it('follows a word of an input method from its first letter, and leaves the word whole', async () => {
  const write = vi.fn<(text: string) => void>();
  function Searching() {
    const [text, setText] = useTypedText(EMPTY, write);
    return <SearchField label="Search" value={text} onChange={setText} />;
  }
  await render(<Searching />);
  await input.click();
  await compose('り');
  await vi.waitFor(() => {
    expect(write.mock.calls).toEqual([['り']]);
  });
  await compose('りば');
  await cdp().send('Input.insertText', { text: 'リバー' });
  await expect.element(input).toHaveValue('リバー');
  await vi.waitFor(() => {
    expect(write.mock.lastCall).toEqual(['リバー']);
  });
});

/** What an input method shows before the word is chosen. */
function compose(text: string) {
  return cdp().send('Input.imeSetComposition', {
    text,
    selectionStart: text.length,
    selectionEnd: text.length,
  });
}

it('what was typed is written before a press somewhere else does its work', async () => {
  const done: string[] = [];
  function Leaving() {
    const [text, setText] = useTypedText(EMPTY, (typed) => done.push(`written ${typed}`));
    return (
      <>
        <SearchField label="Search" value={text} onChange={setText} />
        <button type="button" onClick={() => done.push('left')}>
          Leave
        </button>
      </>
    );
  }
  await render(<Leaving />);
  await userEvent.type(input, 'rake');
  await page.getByRole('button', { name: 'Leave' }).click();
  expect(done).toEqual(['written rake', 'left']);
});
