import { createServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

import { expect, it, onTestFinished, vi } from 'vitest';

import { startTestApi } from '../testing/start-test-api.ts';

/** A mail server that takes one mail, or turns everyone away. */
async function mailServer(greeting: string): Promise<{ url: string; received: () => string }> {
  let received = '';
  const server = createServer((socket: Socket) => {
    let inData = false;
    socket.write(`${greeting}\r\n`);
    socket.on('data', (chunk) => {
      const text = chunk.toString();
      received += text;
      if (inData && text.endsWith('\r\n.\r\n')) inData = false;
      if (inData) return;
      if (text.startsWith('DATA')) {
        inData = true;
        socket.write('354 go on\r\n');
      } else socket.write('250 ok\r\n');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
  });
  return {
    url: `smtp://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    received: () => received,
  };
}

it('sends through the mail server and keeps nothing in the outbox', async () => {
  const server = await mailServer('220 ready');
  const api = await startTestApi({
    smtpUrl: server.url,
    mailFrom: 'Rakeback Wizard <no-reply@rakeback.test>',
  });
  await api.register('dana+poker@example.com');
  expect(await api.mails('dana+poker@example.com')).toEqual([]);
  expect(server.received()).toContain('RCPT TO:<dana+poker@example.com>');
  expect(server.received()).toContain('Subject: Confirm your email');
  expect(server.received()).toContain('text/plain');
  expect(server.received()).toContain('text/html');
});

it('answers the sign-up although the mail server refuses, and logs that it did', async () => {
  const server = await mailServer('554 go away');
  const api = await startTestApi({ smtpUrl: server.url });
  expect((await api.register('dana@example.com')).status).toBe(201);
  await vi.waitFor(() => {
    expect(api.log.some(({ message }) => message === 'mail delivery failed')).toBe(true);
  });
  expect(JSON.stringify(api.log)).not.toContain('dana@example.com');
});
