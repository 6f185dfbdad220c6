import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { operations, type Operation } from '#api-spec/description.ts';
import { answerDemands, describe } from './changes/demands.ts';
import { REPORTS, type Interaction } from './contract.ts';
import { byOperation, type OperationGroup } from './coverage.ts';
import { askedFor, type Result } from './outcome.ts';

/** The provider that `contract:verify` starts when it is given none. */
export const REFERENCE_API = 'the reference API';

/** What came of an interaction when a provider was last asked for it. */
interface LastResult extends Omit<Result, 'description'> {
  /** ISO 8601. */
  readonly at: string;
}

/** By description. */
type LastResults = Readonly<Record<string, LastResult>>;

/** Adds the results of a run to those of earlier runs against the same provider. */
export function keepResults(provider: string, results: readonly Result[], folder = REPORTS): void {
  const at = new Date().toISOString();
  const kept = keptResults(folder);
  const own = results.map(({ description, ...result }): [string, LastResult] => [
    description,
    { at, ...result },
  ]);
  const all = { ...kept[provider], ...Object.fromEntries(own) };
  mkdirSync(folder, { recursive: true });
  writeWhole(join(folder, RESULTS), JSON.stringify({ ...kept, [provider]: all }));
}

const RESULTS = 'results.json';

function keptResults(folder: string): Readonly<Record<string, LastResults>> {
  try {
    return JSON.parse(readFileSync(join(folder, RESULTS), 'utf8')) as Record<string, LastResults>;
  } catch {
    return {};
  }
}

/** Another run may read or write the same file. */
function writeWhole(file: string, text: string): void {
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, text);
  renameSync(unfinished, file);
}

/** Writes the page for people, with the last results of the provider, and answers where it is. */
export function writePage(provider: string, interactions: readonly Interaction[], folder = REPORTS): string {
  const page = join(folder, 'contract.html');
  const results = keptResults(folder)[provider] ?? {};
  mkdirSync(folder, { recursive: true });
  writeWhole(page, contractPage(provider, byOperation(operations(), interactions), results));
  return page;
}

/** The contract as one page for people: by operation its interactions, their states and what each field has to be. */
function contractPage(provider: string, groups: readonly OperationGroup[], results: LastResults): string {
  const all = groups.flatMap(({ interactions }) => interactions);
  const sections = groups.map(
    ({ operation, interactions }) => `<section><h2 id="${operation.id}">${operation.id}</h2>
<p><code>${operation.method} ${safe(operation.path)}</code> ${operation.origin ?? ''}</p>
<p>${progressOf(interactions, results)}</p>
${interactions.map((one) => article(one, results[one.description])).join('\n')}
${exemptions(operation)}</section>`,
  );
  const rows = groups.map(
    ({ operation: { id, method, path }, interactions }) =>
      `<tr><td><a href="#${id}">${id}</a><td><code>${method} ${safe(path)}</code><td>${progressOf(interactions, results)}`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>The contract</title>
<meta name="viewport" content="width=device-width"><style>${STYLE}</style>
<h1>The contract</h1>
<p>${all.length} interactions of ${groups.length} operations, with the last results of ${safe(provider)}.</p>
<p>${progressOf(all, results)}</p>
<table>${rows.join('\n')}</table>
${sections.join('\n')}</html>
`;
}

function progressOf(interactions: readonly Interaction[], results: LastResults): string {
  const passed = interactions.filter(({ description }) => results[description]?.faults.length === 0).length;
  const played = interactions.filter(({ description }) => description in results).length;
  const more = [
    ...(played > passed ? [`${played - passed} failed`] : []),
    ...(played < interactions.length ? [`${interactions.length - played} not played yet`] : []),
  ];
  return `<progress value="${passed}" max="${interactions.length}"></progress> ${[`${passed} of ${interactions.length} passed`, ...more].join(', ')}`;
}

function article(interaction: Interaction, last: LastResult | undefined): string {
  const { description, providerStates = [], request, response } = interaction;
  const parts = [...answerDemands(interaction)].map(
    ([part, demand]) =>
      `<tr><td><code>${safe(part)}</code><td>${safe(describe(demand))}<td><code>${safe(JSON.stringify(demand.value))}</code>`,
  );
  return `<article><h3>${safe(description)} <small>${lastResult(last)}</small></h3>
${failure(last)}${providerStates.map(({ name, params }) => `<p>Given ${safe(name)} <code>${safe(JSON.stringify(params ?? {}))}</code></p>`).join('')}
<p><code>${safe(askedFor(interaction))}</code> is answered <b>${response.status}</b></p>
${headersOf(interaction)}${request.body === undefined ? '' : `<pre>${safe(JSON.stringify(request.body.content, null, 2))}</pre>`}
<table><tr><th>Part of the answer<th>has to be<th>Example${parts.join('')}</table></article>`;
}

function lastResult(last: LastResult | undefined): string {
  if (last === undefined) return 'not played yet';
  const when = `${last.at.slice(0, 16).replace('T', ' ')} UTC`;
  return `${last.faults.length === 0 ? 'passed' : '<mark>failed</mark>'} <time datetime="${last.at}">${when}</time>`;
}

function failure(last: LastResult | undefined): string {
  if (last === undefined || last.faults.length === 0) return '';
  return `<ul><li>${safe(last.came)}${last.faults.map((one) => `<li>${safe(one)}`).join('')}</ul>`;
}

function headersOf({ request }: Interaction): string {
  return Object.entries(request.headers ?? {})
    .filter(([name]) => name !== 'Content-Type')
    .map(([name, values]) => `<p>${safe(name)}: <code>${safe(values.join(', '))}</code></p>`)
    .join('');
}

function exemptions({ exemptions: exempted }: Operation): string {
  return Object.entries(exempted)
    .map(([status, reason]) => `<p>${status} has no contract: ${safe(reason)}</p>`)
    .join('');
}

function safe(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

const STYLE = `body{font:16px/1.5 system-ui;max-width:70rem;margin:2rem auto;padding:0 1rem;color-scheme:light dark}
article{border-top:1px solid #8886;padding:.5rem 0}
small{font-weight:400}table{border-collapse:collapse;display:block;overflow-x:auto}td:first-child code,td:has(progress){white-space:nowrap}td,th{text-align:start;padding:.1rem 1rem .1rem 0;vertical-align:top}
code,pre{overflow-wrap:anywhere;white-space:pre-wrap}`;
