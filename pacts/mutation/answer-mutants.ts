import type { Interaction } from '../contract.ts';
import type { RecordedAnswer } from './proxy.ts';

/** One wrong answer: a description of the change, and the answer. */
export interface Mutant {
  readonly change: string;
  readonly answer: RecordedAnswer;
}

type Path = readonly (string | number)[];

/** Every way in which this answer could go wrong: in each field that the contract names, in the status, in the headers. */
export function answerMutants(interaction: Interaction, answer: RecordedAnswer): Mutant[] {
  const { response } = interaction;
  const mutants: Mutant[] = [
    { change: 'another status', answer: { ...answer, status: otherStatus(answer.status) } },
  ];
  for (const header of Object.keys(response.headers ?? {})) {
    const name = header.toLowerCase();
    const { [name]: _, ...others } = answer.headers;
    mutants.push({
      change: `${header} is something else`,
      answer: { ...answer, headers: { ...others, [name]: name === 'content-type' ? 'text/plain' : '' } },
    });
    if (name !== 'content-type')
      mutants.push({ change: `${header} is missing`, answer: { ...answer, headers: others } });
  }
  if (response.body === undefined) return mutants;
  const body: unknown = JSON.parse(answer.body);
  const changes = fieldChanges(response.body.content, body, ruleOf(interaction));
  return [
    ...mutants,
    ...changes.map(({ change, body: changed }) => ({
      change,
      answer: { ...answer, body: JSON.stringify(changed) },
    })),
  ];
}

interface Change {
  readonly change: string;
  readonly body: unknown;
}

/** Changes of each field that `expected` names, in a body that has it. */
function fieldChanges(expected: unknown, body: unknown, rule: (path: Path) => string): Change[] {
  return pathsIn(expected).flatMap((path) => {
    const value = valueAt(body, path);
    const field = path.length === 0 ? 'the body' : path.join('.');
    const last = path.at(-1);
    const to = (change: string, replacement: unknown): Change => ({
      change: `${field} ${change}`,
      body: replaced(body, path, () => replacement),
    });
    return [
      ...(typeof last === 'string' ? [{ change: `${field} is missing`, body: without(body, path) }] : []),
      ...(value === null
        ? [to('is not null', 'mutated')]
        : [to('is null', null), to('has another type', retyped(value))]),
      ...(Array.isArray(value) && value.length > 0 ? [to('is empty', [])] : []),
      // Below a list Pact lets any list pass for an empty one; the schemas check what is in it.
      ...(Array.isArray(value) && value.length === 0 && path.every((key) => typeof key === 'string')
        ? [to('is not empty', ['mutated'])]
        : []),
      ...(typeof value === 'string' ? [to('has another text', 'a-value-that-nobody-knows')] : []),
      ...(rule(path) === 'exact' && typeof value === 'boolean' ? [to('has another value', !value)] : []),
      ...(rule(path) === 'regex' && typeof value === 'string' ? [to('has another format', '')] : []),
    ];
  });
}

/** Fields and, of a list, its first element; the body itself too. */
function pathsIn(expected: unknown, at: Path = []): Path[] {
  if (Array.isArray(expected)) {
    return expected.length === 0
      ? [at]
      : [at, ...pathsIn(expected[0], [...at, 0]).filter((path) => path.length > at.length + 1)];
  }
  if (typeof expected !== 'object' || expected === null) return [at];
  return [at, ...Object.entries(expected).flatMap(([key, value]) => pathsIn(value, [...at, key]))];
}

/** How the contract compares a field: by `type`, `regex`, `integer`…, or `exact` where no rule loosens it. */
function ruleOf({ response }: Interaction): (path: Path) => string {
  const rules = response.matchingRules?.body ?? {};
  const named = (path: Path, index: (at: number) => string) =>
    rules[`$${path.map((key) => (typeof key === 'number' ? index(key) : `.${key}`)).join('')}`];
  return (path) => {
    const rule = named(path, () => '[*]') ?? named(path, (at) => `[${at}]`);
    return rule?.matchers.at(-1)?.match ?? 'exact';
  };
}

function otherStatus(status: number): number {
  return status === 200 ? 202 : 200;
}

function retyped(value: unknown): unknown {
  // A number that is printed like an amount.
  if (typeof value === 'string') return 12.34;
  if (Array.isArray(value)) return { mutated: true };
  return 'mutated';
}

function valueAt(body: unknown, path: Path): unknown {
  return path.reduce((value, key) => (value as Record<string | number, unknown>)[key], body);
}

function replaced(body: unknown, [key, ...rest]: Path, change: (value: unknown) => unknown): unknown {
  if (key === undefined) return change(body);
  if (Array.isArray(body))
    return body.map((one: unknown, index) => (index === key ? replaced(one, rest, change) : one));
  const fields = body as Record<string, unknown>;
  return { ...fields, [key]: replaced(fields[key], rest, change) };
}

function without(body: unknown, path: Path): unknown {
  return replaced(body, path.slice(0, -1), (parent) => {
    const { [String(path.at(-1))]: _, ...others } = parent as Record<string, unknown>;
    return others;
  });
}
