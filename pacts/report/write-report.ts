import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { operations } from '#api-spec/description.ts';
import { CONTRACT_FILE, readContract, REPORTS } from '../contract.ts';
import { coverageTable } from '../coverage/coverage-table.ts';
import { coverage } from '../coverage/coverage.ts';
import { readResults } from '../verification/verifier-report.ts';
import { contractPage, type LastResult } from './contract-page.ts';

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
