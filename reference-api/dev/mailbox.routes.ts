import { Hono } from 'hono';

import { toTimestamp } from '../clock.ts';
import { emailKey } from '../domain/identifiers.ts';
import { escapeHtml } from '../mail/compose-mail.ts';
import type { Services } from '../services.ts';
import type { StoredMail } from '../store/schema.ts';

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

/** The list, newest first; it loads itself again every few seconds. */
function mailboxPage(mails: readonly StoredMail[]): string {
  const rows = mails.map(
    (mail) => `<li><a href="/dev/mailbox/${String(mail.id)}">
<strong>${escapeHtml(mail.subject)}</strong>
<span>To ${escapeHtml(mail.to_address)}</span>
${timeOf(mail)}
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
<p class="note">To ${escapeHtml(mail.to_address)} · ${timeOf(mail)}</p>
<article aria-label="Mail">${bodyOf(mail.html)}</article>
<details><summary>Plain text</summary><pre>${linked(mail.text)}</pre></details>`,
  );
}

function mailNotFoundPage(): string {
  return page('No such mail', '<p><a href="/dev/mailbox">All mail</a></p><h1>No such mail</h1>');
}

function page(title: string, content: string, reloads = false): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="dark">
${reloads ? '<meta http-equiv="refresh" content="5">' : ''}
<title>${escapeHtml(title)} | Development mailbox</title>
<style>${STYLE}</style>
</head>
<body><main>${content}</main></body>
</html>`;
}

function timeOf(mail: StoredMail): string {
  const timestamp = toTimestamp(mail.created_at);
  return `<time datetime="${timestamp}">${timestamp.slice(0, 19).replace('T', ' ')} UTC</time>`;
}

/** Mails are our own templates with everything escaped; the page's policy forbids scripts anyway. */
function bodyOf(html: string): string {
  return /<body[^>]*>([\s\S]*)<\/body>/.exec(html)?.[1]?.replace(/<(\/?)h1/g, '<$1h2') ?? '';
}

function linked(text: string): string {
  return escapeHtml(text).replace(/https?:\/\/[^\s<]+/g, (link) => `<a href="${link}">${link}</a>`);
}

const STYLE = `
body { margin: 0; background: #0c1017; color: #e6e9f0; font: 16px/1.55 system-ui, sans-serif; }
main { max-width: 44rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
h1 { margin: 0 0 .25rem; font-size: 1.6rem; }
a { color: #9fb4ff; }
a:focus-visible, summary:focus-visible { outline: 2px solid #9fb4ff; outline-offset: 2px; }
.note, time, li span { color: #a9b3c6; font-size: .9rem; }
.empty { padding: 3rem 1rem; text-align: center; color: #a9b3c6; border: 1px dashed #333c4d; border-radius: 12px; }
ul { list-style: none; margin: 1.5rem 0 0; padding: 0; display: grid; gap: .5rem; }
li a { display: grid; gap: .1rem; padding: .9rem 1.1rem; border: 1px solid #262d3b; border-radius: 12px; background: #151a24; color: inherit; text-decoration: none; }
li a:hover { border-color: #9fb4ff; }
article { margin: 1.25rem 0; padding: 1rem 0; }
pre { padding: 1rem; border-radius: 12px; background: #151a24; white-space: pre-wrap; overflow-wrap: anywhere; }
`;
