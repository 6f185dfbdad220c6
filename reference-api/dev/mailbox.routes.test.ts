import { expect, it } from 'vitest';

import { startTestApi } from '../testing/start-test-api.ts';

async function page(url: string) {
  const response = await fetch(url);
  return { status: response.status, html: await response.text(), headers: response.headers };
}

it('lists mail newest first and filters by address', async () => {
  const api = await startTestApi();
  await api.register('one@example.com');
  await api.register('two@example.com');
  const all = (await (await fetch(`${api.origin}/dev/mailbox.json`)).json()) as {
    to: string;
    sent_at: string;
  }[];
  expect(all.map(({ to, sent_at }) => [to, sent_at])).toEqual([
    ['two@example.com', '2026-03-14T09:26:53.000Z'],
    ['one@example.com', '2026-03-14T09:26:53.000Z'],
  ]);
  expect((await api.mails('ONE@example.com')).map(({ to }) => to)).toEqual(['one@example.com']);
  const { html } = await page(`${api.origin}/dev/mailbox`);
  expect(html.indexOf('two@example.com')).toBeLessThan(html.indexOf('one@example.com'));
});

it('opens a mail with a link that can be pressed and no script that can run', async () => {
  const api = await startTestApi({ siteOrigin: 'https://rakeback.test' });
  await api.register('dana@example.com');
  const { uidb64, token } = await api.newestSecrets('dana@example.com');
  const { html, headers } = await page(`${api.origin}/dev/mailbox/1`);
  const link = `https://rakeback.test/login/verify-email/code?uidb64=${uidb64}&amp;token=${token}`;
  expect(html.split(`href="${link}"`)).toHaveLength(3);
  expect(html).not.toContain('<script');
  expect(headers.get('content-security-policy')).toBe(
    "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  );
  expect(headers.get('referrer-policy')).toBe('no-referrer');
  expect((await page(`${api.origin}/dev/mailbox/2`)).status).toBe(404);
});

it('writes the whole verification mail in plain words', async () => {
  const api = await startTestApi({ siteOrigin: 'https://rakeback.test' });
  await api.register('dana@example.com');
  const { uidb64, token, code } = await api.newestSecrets('dana@example.com');
  const [mail] = await api.mails('dana@example.com');
  expect(mail?.text).toBe(
    [
      'Hello Dana,',
      'welcome to Rakeback Wizard! Confirm your email, then log in and start earning Edge.',
      `Open this page:\nhttps://rakeback.test/login/verify-email/code?uidb64=${uidb64}&token=${token}`,
      `Or enter this code on the page where you signed up: ${code}`,
      'Both work for 10 minutes, or until we send a newer email.',
      'Not you? Ignore this email. Nobody can use the account until you confirm it.',
    ].join('\n\n'),
  );
});

it('never carries a typed name that is more than a name', async () => {
  const api = await startTestApi();
  await api.register('dana@example.com', { first_name: '<b>Win at https://evil.test</b>' });
  await api.register('olga@example.com', { first_name: "Åsa-Maj O'Neil" });
  const [evil] = await api.mails('dana@example.com');
  const [kind] = await api.mails('olga@example.com');
  expect(`${evil?.text ?? ''}${evil?.html ?? ''}`).not.toContain('evil.test');
  expect(evil?.text.startsWith('Hello,\n')).toBe(true);
  expect(kind?.text.startsWith("Hello Åsa-Maj O'Neil,\n")).toBe(true);
});
