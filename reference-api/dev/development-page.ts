import type { MiddlewareHandler } from 'hono';

import { toTimestamp } from '../clock.ts';
import { escapeHtml } from '../mail/compose-mail.ts';

/** No script runs in a development page, whatever it shows. */
export const scriptless: MiddlewareHandler = async (c, next) => {
  await next();
  c.header(
    'Content-Security-Policy',
    "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  );
  c.header('Referrer-Policy', 'no-referrer');
};

interface DevelopmentPage {
  readonly title: string;
  /** HTML. */
  readonly content: string;
  /** Loads itself again every few seconds. */
  readonly reloads: boolean;
}

export function developmentPage({ title, content, reloads }: DevelopmentPage): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="dark">
${reloads ? '<meta http-equiv="refresh" content="5">' : ''}
<title>${escapeHtml(title)}</title>
<style>${STYLE}</style>
</head>
<body><main>${content}</main></body>
</html>`;
}

export function timeOf(instant: number): string {
  const timestamp = toTimestamp(instant);
  return `<time datetime="${timestamp}">${timestamp.slice(0, 19).replace('T', ' ')} UTC</time>`;
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
li > * { display: grid; gap: .1rem; padding: .9rem 1.1rem; border: 1px solid #262d3b; border-radius: 12px; background: #151a24; color: inherit; text-decoration: none; }
li a:hover { border-color: #9fb4ff; }
strong { overflow-wrap: anywhere; }
article { margin: 1.25rem 0; padding: 1rem 0; }
pre { padding: 1rem; border-radius: 12px; background: #151a24; white-space: pre-wrap; overflow-wrap: anywhere; }
li pre { margin: .5rem 0 0; padding: 0; font-size: .85rem; }
`;
