import { Hono } from 'hono';
import * as z from 'zod/mini';

import { toTimestamp } from '../clock.ts';
import { validTextBody } from '../http/validate.ts';
import { escapeHtml } from '../mail/compose-mail.ts';
import type { Services } from '../services.ts';
import { developmentPage, scriptless, timeOf } from './development-page.ts';

const text = (longest: number) => z.string().check(z.maxLength(longest));

const failure = z.strictObject({
  kind: z.enum(['crash', 'code', 'answer', 'rejection']),
  name: text(40),
  message: text(300),
  stack: z.array(text(200)).check(z.maxLength(12)),
  request_id: z.nullable(text(64)),
  route: text(100),
});
const vital = z.strictObject({
  kind: z.literal('vital'),
  name: text(10),
  value: z.number(),
  rating: text(20),
  route: text(100),
});
const batch = z.strictObject({
  release: text(60),
  language: text(20),
  reports: z.array(z.discriminatedUnion('kind', [failure, vital])).check(z.maxLength(30)),
});

type Received = z.infer<typeof failure | typeof vital> & {
  readonly release: string;
  readonly language: string;
  readonly received_at: number;
};

const MOST_KEPT = 200;

/** What the site reports when its `reportAddress` is `/dev/reports`: the newest, until the server stops. */
export function reportsRoutes({ settings }: Services): Hono {
  const routes = new Hono();
  let newestFirst: Received[] = [];

  routes.use('/dev/reports', scriptless);
  routes.post('/dev/reports', async (c) => {
    const { reports, ...about } = await validTextBody(c, batch);
    const received = reports.map((report) => ({ ...report, ...about, received_at: settings.clock.now() }));
    newestFirst = [...received.reverse(), ...newestFirst].slice(0, MOST_KEPT);
    return c.body(null, 204);
  });
  routes.get('/dev/reports.json', (c) =>
    c.json(newestFirst.map((report) => ({ ...report, received_at: toTimestamp(report.received_at) }))),
  );
  routes.get('/dev/reports', (c) => c.html(reportsPage(newestFirst)));

  return routes;
}

function reportsPage(reports: readonly Received[]): string {
  const list =
    reports.length === 0
      ? '<p class="empty">No reports yet.</p>'
      : `<ul>${reports.map((report) => `<li>${itemOf(report)}</li>`).join('\n')}</ul>`;
  return developmentPage({
    title: 'Reports | Development',
    content: `<h1>Reports</h1><p class="note">Failures and web vitals that the site has reported. Newest first.</p>${list}`,
    reloads: true,
  });
}

function itemOf(report: Received): string {
  const { kind, route, language, release, received_at } = report;
  const about = [kind, route, language, release].map(escapeHtml).join(' · ');
  return `<div>
<strong>${escapeHtml(titleOf(report))}</strong>
<span>${about}</span>
${timeOf(received_at)}
${kind === 'vital' ? '' : stackOf(report)}
</div>`;
}

function titleOf(report: Received): string {
  if (report.kind !== 'vital') return `${report.name}: ${report.message}`;
  const unit = report.name === 'CLS' ? '' : ' ms';
  return `${report.name} ${String(report.value)}${unit}, ${report.rating}`;
}

function stackOf({ stack, request_id }: Pick<z.infer<typeof failure>, 'stack' | 'request_id'>): string {
  const lines = [...(request_id === null ? [] : [`request ${request_id}`]), ...stack];
  return lines.length === 0 ? '' : `<pre>${escapeHtml(lines.join('\n'))}</pre>`;
}
