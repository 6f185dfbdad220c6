import { verifyContract } from '../verify-contract.ts';
import { startProxy, type RecordedAnswer } from './proxy.ts';
import type { Score } from './score.ts';

interface Fault {
  readonly name: string;
  /** A regular expression: the interactions that have to notice it. */
  readonly only: string;
  readonly request?: (url: string) => string;
  readonly answer?: (answer: RecordedAnswer) => RecordedAnswer;
}

/** What backends get wrong, each on a live provider. */
const faults: readonly Fault[] = [
  {
    name: 'a field is dropped',
    only: '^the account of a member with a subscription$',
    answer: body(({ edge_balance: _, ...others }) => others),
  },
  {
    name: 'a field is renamed',
    only: '^a login with the right password$',
    answer: body(({ access, ...others }) => ({ ...others, access_token: access })),
  },
  {
    name: 'a field is null',
    only: '^the account of a member with a subscription$',
    answer: body((account) => ({ ...account, country: null })),
  },
  {
    name: 'money is a number',
    only: '^the account of a member with a subscription$',
    answer: body((account) => ({ ...account, edge_balance: 1250.25 })),
  },
  {
    name: 'a sign-up is answered 200 instead of 201',
    only: '^a sign-up$',
    answer: (answer) => ({ ...answer, status: 200 }),
  },
  {
    name: 'a 429 does not say how long to wait',
    only: '^one login too many$',
    answer: header('retry-after', null),
  },
  {
    name: 'Retry-After is a date',
    only: '^one login too many$',
    answer: header('retry-after', 'Sat, 14 Mar 2026 09:27:53 GMT'),
  },
  {
    name: 'a 401 does not say how to authenticate',
    only: '^the account with an expired access token$',
    answer: header('www-authenticate', null),
  },
  {
    name: '403 for another reason than a blocked region',
    only: '^the account from a blocked region$',
    answer: body((problem) => ({ ...problem, code: 'permission_denied' })),
  },
  {
    name: 'an expired token is answered 403',
    only: '^the account with an expired access token$',
    answer: (answer) => ({ ...answer, status: 403 }),
  },
  {
    name: 'a list in the query is read only with an index',
    only: '^the deals of a room without deals$',
    request: (url) => url.replaceAll(/room=/g, 'room%5B0%5D='),
  },
  {
    name: 'an error page instead of JSON',
    only: '^the region of a visitor who is served$',
    answer: (answer) => ({ ...answer, headers: { 'content-type': 'text/html' }, body: '<h1>Welcome</h1>' }),
  },
];

/** Plays the contract against the provider with each fault in between. */
export async function providerFaults(file: string, origin: string): Promise<Score> {
  const survivors: string[] = [];
  for (const { name, only, ...between } of faults) {
    const stateUrl = new URL('/_pact/provider_states', origin).href;
    const sound = await verifyContract({ file, baseUrl: origin, stateUrl, only });
    if (sound.failures.length > 0) throw new Error(`Without "${name}": ${sound.failures.join('\n')}`);
    const proxy = await startProxy(origin, between);
    const faulty = await verifyContract({ file, baseUrl: proxy.origin, stateUrl, only });
    proxy.stop();
    if (faulty.failures.length === 0) survivors.push(name);
  }
  return { killed: faults.length - survivors.length, total: faults.length, survivors };
}

type Json = Readonly<Record<string, unknown>>;

function body(change: (body: Json) => Json): (answer: RecordedAnswer) => RecordedAnswer {
  return (answer) => ({ ...answer, body: JSON.stringify(change(JSON.parse(answer.body) as Json)) });
}

function header(name: string, value: string | null): (answer: RecordedAnswer) => RecordedAnswer {
  return (answer) => {
    const { [name]: _, ...others } = answer.headers;
    return { ...answer, headers: value === null ? others : { ...others, [name]: value } };
  };
}
