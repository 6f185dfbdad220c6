import { Hono } from 'hono';

import { toTimestamp } from '../clock.ts';
import { developmentPage, scriptless, timeOf } from './development-page.ts';
import { emailKey } from '../domain/identifiers.ts';
import { escapeHtml } from '../mail/compose-mail.ts';
import type { Services } from '../services.ts';
import type { StoredMail } from '../store/schema.ts';

/** Pages for people, `/dev/mailbox.json` for tests. No script runs; mails bring inline styles. */
export function mailboxRoutes(services: Services): Hono {
  const routes = new Hono();

  routes.use('/dev/mailbox/*', scriptless);

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

/** The list, newest first; it loads itself again every few seconds. */
function mailboxPage(mails: readonly StoredMail[]): string {
  const rows = mails.map(
    (mail) => `<li><a href="/dev/mailbox/${String(mail.id)}">
<strong>${escapeHtml(mail.subject)}</strong>
<span>To ${escapeHtml(mail.to_address)}</span>
${timeOf(mail.created_at)}
</a></li>`,
  );
  const list = rows.length === 0 ? '<p class="empty">No mail yet.</p>' : `<ul>${rows.join('\n')}</ul>`;
  return page(
    'Mailbox',
    `<h1>Mailbox</h1><p class="note">Mail that the server would have sent. Newest first.</p>${list}`,
    true,
  );
}

/** One mail: what the player sees, and the plain text below. */
function mailPage(mail: StoredMail): string {
  return page(
    mail.subject,
    `<p><a href="/dev/mailbox">All mail</a></p>
<h1>${escapeHtml(mail.subject)}</h1>
<p class="note">To ${escapeHtml(mail.to_address)} · ${timeOf(mail.created_at)}</p>
<article aria-label="Mail">${bodyOf(mail.html)}</article>
<details><summary>Plain text</summary><pre>${linked(mail.text)}</pre></details>`,
  );
}

function mailNotFoundPage(): string {
  return page('No such mail', '<p><a href="/dev/mailbox">All mail</a></p><h1>No such mail</h1>');
}

function page(title: string, content: string, reloads = false): string {
  return developmentPage({ title: `${title} | Development mailbox`, content, reloads });
}

/** Mails are our own templates with everything escaped; the page's policy forbids scripts anyway. */
function bodyOf(html: string): string {
  return /<body[^>]*>([\s\S]*)<\/body>/.exec(html)?.[1]?.replace(/<(\/?)h1/g, '<$1h2') ?? '';
}

function linked(text: string): string {
  return escapeHtml(text).replace(/https?:\/\/[^\s<]+/g, (link) => `<a href="${link}">${link}</a>`);
}
