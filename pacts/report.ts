import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { operations, type Operation } from '#api-spec/description.ts';
import { answerDemands, describe } from './changes/demands.ts';
import { CONTRACT_FILE, readContract, REPORTS, type Interaction } from './contract.ts';
import { coverage, coverageTable, operationOf } from './coverage.ts';
import { readResults } from './verify-contract.ts';

/** Where `contract:verify -- --report json` leaves what the verifier found. */
const LAST_VERIFICATION = join(REPORTS, 'verification.json');

/** Writes the page for people, and answers the coverage table and where the page is. */
export function writeReport(): string {
  const { interactions } = readContract(CONTRACT_FILE);
  const described = operations();
  const page = join(REPORTS, 'contract.html');
  mkdirSync(REPORTS, { recursive: true });
  writeFileSync(page, contractPage(described, interactions, lastResults()));
  return `${coverageTable(coverage(described, interactions))}\nReport: ${page}`;
}

function lastResults(): LastResult {
  if (!existsSync(LAST_VERIFICATION)) return () => null;
  const results = readResults(readFileSync(LAST_VERIFICATION, 'utf8'));
  return (description) => results.get(description) ?? null;
}

/** Whether a provider passed the interaction when the contract was last verified here; null before that. */
type LastResult = (description: string) => boolean | null;

/** The contract as one page for people: by operation its interactions, their states and what each field has to be. */
function contractPage(
  operations: readonly Operation[],
  interactions: readonly Interaction[],
  lastResult: LastResult,
): string {
  const sections = operations.map((operation) => {
    const own = interactions.filter((one) => operationOf(one, operations) === operation);
    return `<section><h2 id="${operation.id}">${operation.id}</h2>
<p><code>${operation.method} ${safe(operation.path)}</code> ${operation.origin ?? ''}</p>
${own.map((one) => article(one, lastResult(one.description))).join('\n')}
${exemptions(operation)}</section>`;
  });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>The contract</title>
<meta name="viewport" content="width=device-width"><style>${STYLE}</style>
<h1>The contract</h1>
<p>${interactions.length} interactions of ${operations.length} operations.</p>
<nav>${operations.map(({ id }) => `<a href="#${id}">${id}</a>`).join(' ')}</nav>
${sections.join('\n')}</html>
`;
}

function article(interaction: Interaction, passed: boolean | null): string {
  const { description, providerStates = [], request, response } = interaction;
  const query = new URLSearchParams(
    Object.entries(request.query ?? {}).flatMap(([name, values]) => values.map((value) => [name, value])),
  ).toString();
  const parts = [...answerDemands(interaction)].map(
    ([part, demand]) =>
      `<tr><td><code>${safe(part)}</code><td>${safe(describe(demand))}<td><code>${safe(JSON.stringify(demand.value))}</code>`,
  );
  return `<article><h3>${safe(description)} <small>${RESULTS[String(passed)] ?? ''}</small></h3>
${providerStates.map(({ name, params }) => `<p>Given ${safe(name)} <code>${safe(JSON.stringify(params ?? {}))}</code></p>`).join('')}
<p><code>${request.method} ${safe(request.path)}${query === '' ? '' : `?${safe(query)}`}</code> is answered <b>${response.status}</b></p>
${headersOf(interaction)}${request.body === undefined ? '' : `<pre>${safe(JSON.stringify(request.body.content, null, 2))}</pre>`}
<table><tr><th>Part of the answer<th>has to be<th>Example${parts.join('')}</table></article>`;
}

function headersOf({ request }: Interaction): string {
  return Object.entries(request.headers ?? {})
    .filter(([name]) => name !== 'Content-Type')
    .map(([name, values]) => `<p>${safe(name)}: <code>${safe(values.join(', '))}</code></p>`)
    .join('');
}

const RESULTS: Readonly<Record<string, string>> = {
  true: 'passed',
  false: '<mark>failed</mark>',
  null: 'not verified yet',
};

function exemptions({ exemptions: exempted }: Operation): string {
  return Object.entries(exempted)
    .map(([status, reason]) => `<p>${status} has no contract: ${safe(reason)}</p>`)
    .join('');
}

function safe(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

const STYLE = `body{font:16px/1.5 system-ui;max-width:70rem;margin:2rem auto;padding:0 1rem;color-scheme:light dark}
nav{display:flex;flex-wrap:wrap;gap:.25rem 1rem}article{border-top:1px solid #8886;padding:.5rem 0}
small{font-weight:400}table{border-collapse:collapse;display:block;overflow-x:auto}td:first-child code{white-space:nowrap}td,th{text-align:start;padding:.1rem 1rem .1rem 0;vertical-align:top}
code,pre{overflow-wrap:anywhere;white-space:pre-wrap}`;
