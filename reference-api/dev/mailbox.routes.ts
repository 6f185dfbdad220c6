import { Hono } from 'hono';

import { toTimestamp } from '../clock.ts';
import { emailKey } from '../domain/email-address.ts';
import type { Services } from '../services.ts';
import type { StoredMail } from '../store/schema.ts';
import { mailboxPage, mailNotFoundPage, mailPage } from './mailbox.page.ts';

/** Pages for people, `/dev/mailbox.json` for tests. No script runs; mails bring inline styles. */
export function mailboxRoutes(services: Services): Hono {
  const routes = new Hono();

  routes.use('/dev/mailbox/*', async (c, next) => {
    await next();
    c.header(
      'Content-Security-Policy',
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    );
    c.header('Referrer-Policy', 'no-referrer');
  });

  routes.get('/dev/mailbox.json', async (c) =>
    c.json((await storedMails(services, c.req.query('to'))).map(toJson)),
  );

  routes.get('/dev/mailbox', async (c) =>
    c.html(mailboxPage(await storedMails(services, c.req.query('to')))),
  );

  routes.get('/dev/mailbox/:id', async (c) => {
    const mails = await storedMails(services);
    const mail = mails.find(({ id }) => String(id) === c.req.param('id'));
    return mail === undefined ? c.html(mailNotFoundPage(), 404) : c.html(mailPage(mail));
  });

  return routes;
}

/** Newest first; waits for mail that is still being written. */
async function storedMails({ database, background }: Services, to?: string): Promise<StoredMail[]> {
  await background.idle();
  const mails = await database.selectFrom('mails').selectAll().orderBy('id', 'desc').limit(200).execute();
  return to === undefined ? mails : mails.filter((mail) => emailKey(mail.to_address) === emailKey(to));
}

function toJson(mail: StoredMail) {
  const { id, to_address: to, subject, text, html } = mail;
  return { id, to, subject, text, html, sent_at: toTimestamp(mail.created_at) };
}
