import { afterEach, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { interRanges } from './inter.ts';

afterEach(() => {
  document.documentElement.lang = 'en';
});

it.each([
  ['en', '"Inter Variable"', 24.8, 'auto', 'normal'],
  ['ru', '"Inter Variable"', 24.8, 'auto', 'normal'],
  ['ja', '"Inter Letters", "Hiragino Sans"', 27.2, 'strict', 'auto-phrase'],
  ['zh-CN', '"Inter Letters", "PingFang SC"', 27.2, 'strict', 'auto-phrase'],
  ['zh-TW', '"Inter Letters", "PingFang TC"', 27.2, 'strict', 'auto-phrase'],
])('in %s text has the fonts, the lines and the breaks of its letters', (language, fonts, ...breaks) => {
  document.documentElement.lang = language;
  const { fontFamily, lineHeight, lineBreak, wordBreak } = getComputedStyle(document.body);
  expect(fontFamily.slice(0, fonts.length)).toBe(fonts);
  expect([parseFloat(lineHeight), lineBreak, wordBreak]).toEqual(breaks);
});

it('a name in another language has the fonts of that language', async () => {
  const { getByText } = await render(<span lang="zh-TW">繁體中文</span>);
  expect(getComputedStyle(getByText('繁體中文').element()).fontFamily).toContain('PingFang TC');
});

it('loads the letters that a page shows, and no others', async () => {
  const { rerender } = await render(
    <>
      <p>Rakeback</p>
      <p lang="uk">Українська</p>
      <select>
        <option lang="ru">Русский</option>
      </select>
    </>,
  );
  await document.fonts.ready;
  await expect.poll(loadedFiles).toEqual(['latin']);
  await rerender(<p>Łódź</p>);
  await expect.poll(loadedFiles).toEqual(['latin', 'latin-ext']);
  await rerender(<p>ґ є і ї</p>);
  await expect.poll(loadedFiles).toEqual(['cyrillic', 'latin', 'latin-ext']);
});

function loadedFiles(): string[] {
  // The browser leaves out leading zeros.
  const sorted = (range: string) =>
    range
      .toUpperCase()
      .replaceAll(/(?<=[+-])0+(?=[0-9A-F])/g, '')
      .split(', ')
      .toSorted()
      .join();
  const loaded = [...document.fonts].filter(({ status }) => status === 'loaded');
  return Object.entries(interRanges)
    .filter(([, range]) => loaded.some(({ unicodeRange }) => sorted(unicodeRange) === sorted(range)))
    .map(([name]) => name)
    .toSorted();
}
