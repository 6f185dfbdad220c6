import { states, type StateName } from './states.ts';

type Values = Record<string, string>;

interface Handler {
  setup: (params?: unknown) => Promise<Values>;
  teardown: (params?: unknown) => Promise<Values>;
}

const TIMEOUT = 10_000;

/**
 * Handlers that ask the provider to make each state of the glossary true. Pact only logs what they throw, so
 * they note it in `failures`.
 */
export function stateHandlers(stateUrl: string): {
  handlers: Record<StateName, Handler>;
  failures: string[];
} {
  const failures: string[] = [];
  const noted = async (what: string, work: Promise<Values>): Promise<Values> => {
    try {
      return await work;
    } catch (error) {
      failures.push(`${what}: ${error instanceof Error ? error.message : String(error)}`);
      throw error;
    }
  };
  const handler = (state: StateName): Handler => ({
    setup: (params) => noted(`State "${state}"`, setup(stateUrl, state, params)),
    teardown: (params) =>
      noted(`End of state "${state}"`, post(stateUrl, { state, params, action: 'teardown' })),
  });
  const handlers = Object.fromEntries(
    (Object.keys(states) as StateName[]).map((state) => [state, handler(state)]),
  );
  return { handlers: handlers as Record<StateName, Handler>, failures };
}

async function setup(stateUrl: string, state: StateName, params: unknown): Promise<Values> {
  states[state].params.parse(params ?? {});
  const values = await post(stateUrl, { state, params, action: 'setup' });
  return states[state].values.parse(values);
}

async function post(stateUrl: string, body: unknown): Promise<Values> {
  const answer = await fetch(stateUrl, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(TIMEOUT),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`the provider answered ${String(answer.status)} ${text}`);
  return (text === '' ? {} : JSON.parse(text)) as Values;
}
