import type { Language } from '#sdk/generated/model/language.ts';
import { filled, mailTexts } from '../translations/translations.ts';

/** Whom a mail is for, and in which language. */
export interface Addressee {
  email: string;
  first_name: string;
  language: Language;
}

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** A link without `before` belongs to the part above it. In HTML nothing stands before a link, because its button has a label. */
type Part =
  | string
  | { small: string }
  | { before?: string; label: string; href: string }
  | { before: string; code: string };

/** One mail as text and as HTML. */
export function composeMail(
  { email, first_name, language }: Addressee,
  subject: string,
  parts: readonly Part[],
): Mail {
  const hello = greeting(first_name, language);
  return {
    to: email,
    subject,
    text: [hello, ...parts.map(textOf)].join(''),
    html: mailHtml(language, subject, [hello, ...parts].map(htmlOf)),
  };
}

function textOf(part: Part): string {
  if (typeof part === 'string') return `\n\n${part}`;
  if ('small' in part) return `\n\n${part.small}`;
  if ('code' in part) return `\n\n${part.before} ${part.code}`;
  return part.before === undefined ? `\n${part.href}` : `\n\n${part.before}\n${part.href}`;
}

function htmlOf(part: Part): string {
  if (typeof part === 'string') return paragraph(part);
  if ('small' in part) return finePrint(part.small);
  return 'code' in part
    ? `${paragraph(part.before)}\n${bigCode(part.code)}`
    : buttonLink(part.label, part.href);
}

export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

/** A whole mail around paragraphs of ready HTML; styles are inline because mail programs drop the rest. */
function mailHtml(language: Language, heading: string, parts: readonly string[]): string {
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(heading)}</title></head>
<body style="margin:0;padding:24px 12px;background:#10141c;font-family:system-ui,-apple-system,'Segoe UI',sans-serif">
<div style="max-width:520px;margin:0 auto;padding:32px;border-radius:16px;background:#1a202c;color:#e6e9f0;font-size:16px;line-height:1.55">
<p style="margin:0 0 24px;font-weight:700;color:#9fb4ff">Rakeback Wizard</p>
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3;color:#ffffff">${escapeHtml(heading)}</h1>
${parts.join('\n')}
</div>
</body>
</html>`;
}

function paragraph(text: string): string {
  return `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`;
}

function finePrint(text: string): string {
  return `<p style="margin:24px 0 0;font-size:14px;color:#a9b3c6">${escapeHtml(text)}</p>`;
}

function buttonLink(label: string, href: string): string {
  return `<p style="margin:0 0 24px"><a href="${escapeHtml(href)}" style="display:inline-block;padding:12px 20px;border-radius:12px;background:#9fb4ff;color:#10141c;font-weight:700;text-decoration:none">${escapeHtml(label)}</a></p>`;
}

function bigCode(code: string): string {
  return `<p style="margin:0 0 16px;font-size:30px;font-weight:700;letter-spacing:0.25em;font-variant-numeric:tabular-nums;color:#ffffff">${escapeHtml(code)}</p>`;
}

/** A name may come from anybody who knows the address, so only letters go into the mail: no adverts and no links. */
function greeting(firstName: string, language: Language): string {
  const { hello, helloWithoutName } = mailTexts(language);
  return /^[\p{L}\p{M}' -]{1,60}$/u.test(firstName) ? filled(hello, { name: firstName }) : helloWithoutName;
}
