import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { setupI18n } from '@lingui/core';
import { formatter } from '@lingui/format-po';
import { expect, it } from 'vitest';

import { compileMessage } from './compile-message.ts';
import { allCatalogs, catalogFile } from './language-list.ts';

const english = { locale: 'en', messages: { en: {} } };

it.each(allCatalogs)('every message of %s reads as Lingui’s own compiler reads it', async (name) => {
  const [ours, linguis] = [setupI18n(english), setupI18n(english)];
  ours.setMessagesCompiler(compileMessage);
  const messages = await messagesOf(catalogFile('en', name));
  expect(messages.length).toBeGreaterThan(0);
  for (const message of messages)
    for (const count of [0, 1, 2]) {
      const values: Record<string, number> = {};
      for (const [, name = ''] of message.matchAll(/\{(\w+)/g)) values[name] = count;
      const read = (i18n: typeof ours) => i18n._('id', values, { message });
      expect(read(ours)).toBe(read(linguis));
    }
});

async function messagesOf(file: string): Promise<string[]> {
  const source = readFileSync(join(import.meta.dirname, '../..', file), 'utf8');
  const catalog = await formatter().parse(source, { locale: 'en', sourceLocale: 'en', filename: file });
  return Object.values(catalog).map(({ translation = '' }) => translation);
}
