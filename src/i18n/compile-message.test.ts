import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { formatter } from '@lingui/format-po';
import { compileMessage as compileWithLingui } from '@lingui/message-utils/compileMessage';
import { expect, it } from 'vitest';

import { compileMessage } from './compile-message.ts';

it.each(['en.po', 'members/en.po'])('every message of %s is compiled as Lingui compiles it', async (file) => {
  const messages = await messagesOf(file);
  expect(messages.length).toBeGreaterThan(100);
  for (const message of messages) expect(compileMessage(message)).toEqual(compileWithLingui(message));
});

async function messagesOf(file: string): Promise<string[]> {
  const source = readFileSync(join(import.meta.dirname, 'locales', file), 'utf8');
  const catalog = await formatter().parse(source, { locale: 'en', sourceLocale: 'en', filename: file });
  return Object.values(catalog).map(({ translation = '' }) => translation);
}
