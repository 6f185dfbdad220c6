import * as z from 'zod';

import { answerDemands, describe, type Demands } from './changes/demands.ts';
import type { Interaction } from './contract.ts';
import type { OperationGroup } from './coverage.ts';
import { shortened, type StateFailure } from './state-relay.ts';

/** What came of one interaction. */
export interface Result {
  readonly description: string;
  /** For example `GET /api/v1/region/ was answered 200`. */
  readonly came: string;
  /** One sentence each. Without any it has passed. */
  readonly faults: readonly string[];
}

/** What a verification found. */
export interface Outcome {
  readonly results: readonly Result[];
  /** Why nothing could be played, or what belongs to no interaction. */
  readonly problems: readonly string[];
}

const mismatch = z.looseObject({
  type: z.string().optional(),
  mismatch: z.string().optional(),
  path: z.string().optional(),
  /** The name of a header. */
  key: z.string().optional(),
  actual: z.union([z.string(), z.number()]).optional(),
});

const report = z.object({
  interactionResults: z.array(z.object({ description: z.string(), result: z.string() })),
  errors: z.array(
    z.object({
      interaction: z.string(),
      mismatch: z.looseObject({ message: z.string().optional(), mismatches: z.array(mismatch).optional() }),
    }),
  ),
});

type Mismatch = z.infer<typeof mismatch>;
type PactError = z.infer<typeof report>['errors'][number];

/** Whether each interaction of a report passed, by its description. */
export function readResults(text: string): ReadonlyMap<string, boolean> {
  const { interactionResults } = report.parse(JSON.parse(text));
  return new Map(interactionResults.map(({ description, result }) => [description, result === 'OK']));
}

/** What the verifier wrote into its report, in words, with what went wrong with the states of each interaction. */
export function readOutcome(
  text: string,
  interactions: readonly Interaction[],
  stateFailures: readonly StateFailure[],
): Outcome {
  const { errors } = report.parse(JSON.parse(text));
  const passed = readResults(text);
  const errorOf = (description: string) =>
    errors.find(({ interaction }) => interaction.endsWith(` - ${description}`));
  const results = [...passed].map(([description, isPassed]): Result => {
    const interaction = interactions.find((one) => one.description === description);
    const error = errorOf(description);
    const ofState = stateFailures.find((one) =>
      one.interaction === undefined
        ? // From a broker: the name of the state is all there is.
          error?.mismatch.mismatches === undefined && error?.interaction.includes(one.state) === true
        : one.interaction === description,
    );
    const asked = interaction === undefined ? 'The request' : askedFor(interaction);
    if (ofState?.action === 'setup')
      return { description, came: `${asked} was not sent`, faults: [ofState.sentence] };
    const faults = [
      ...(isPassed ? [] : faultsOf(error, interaction)),
      ...(ofState === undefined ? [] : [ofState.sentence]),
    ];
    const { mismatches } = error?.mismatch ?? {};
    const other = mismatches?.find(({ type }) => type === 'StatusMismatch')?.actual;
    const status = other ?? interaction?.response.status ?? 'otherwise';
    const came = isPassed || mismatches !== undefined ? `answered ${status}` : 'not answered';
    return { description, came: `${asked} was ${came}`, faults };
  });
  // An error of no interaction: a contract that the broker did not hand over.
  const ofInteractions = new Set([...passed.keys()].map(errorOf));
  const others = errors.filter((error) => !ofInteractions.has(error));
  return {
    results,
    problems: others.map((error) => `${error.interaction}: ${faultsOf(error).join(' ')}`),
  };
}

function faultsOf(error: PactError | undefined, interaction?: Interaction): string[] {
  const { message = 'For an unknown reason.', mismatches = [] } = error?.mismatch ?? {};
  const demands: Demands = interaction === undefined ? new Map() : answerDemands(interaction);
  // A wrong content type is reported twice, by the header and by the body, and all of it in any order.
  const faults = new Set(mismatches.flatMap((one) => mismatchTexts(one, demands)));
  return faults.size === 0 ? [message] : [...faults].toSorted(statusFirst);
}

function statusFirst(one: string, other: string): number {
  const isLater = Number(other.startsWith('status ')) - Number(one.startsWith('status '));
  return isLater || (one < other ? -1 : 1);
}

/** Place, what the contract asks for, and what came instead. */
function mismatchTexts(found: Mismatch, demands: Demands): string[] {
  const { type, path = '$', key = 'Content-Type', mismatch: sentence = '', actual = '' } = found;
  if (type === 'StatusMismatch') return [fault('status', demands, `was ${actual}`)];
  const was = sentence.endsWith('was missing') ? 'is missing' : `was ${wordsFor(sentence, String(actual))}`;
  if (type === 'HeaderMismatch' || type === 'BodyTypeMismatch') return [fault(`header ${key}`, demands, was)];
  const place = path.replace('$', 'body');
  const [, missing] = /the following keys: (.*)$/.exec(sentence) ?? [];
  if (missing !== undefined)
    return missing.split(', ').map((name) => fault(`${place}.${name}`, demands, 'is missing'));
  const known = [place, `${place}.length`].find((one) => demandAt(one, demands) !== undefined);
  if (known !== undefined)
    return [fault(known, demands, known === place ? was : `was ${listIn(String(actual), was)}`)];
  const [, came, expected] = /\((\w+)\) to be the same type as [^]* \((\w+)\)$/.exec(sentence) ?? [];
  return [
    expected === undefined
      ? `${place}: ${shortened(sentence)}`
      : `${place} has to be ${TYPES[expected]}, was ${TYPES[came ?? '']}`,
  ];
}

/** How many elements a list has; of another value what it was. */
function listIn(actual: string, was: string): string {
  try {
    const value: unknown = JSON.parse(actual);
    if (Array.isArray(value)) return `a list of ${value.length}`;
  } catch {
    // Not a list.
  }
  return was.replace(/^was /, '');
}

const TYPES: Readonly<Record<string, string>> = {
  Array: 'a list',
  Object: 'an object',
  String: 'text',
  Integer: 'a number',
  Decimal: 'a number',
  Boolean: 'true or false',
  Null: 'null',
};

function fault(place: string, demands: Demands, was: string): string {
  const demand = demandAt(place, demands);
  const list = place.endsWith('.length') ? place.slice(0, -'.length'.length) : null;
  if (demand !== undefined && list !== null) return `${list} has to be a list of ${describe(demand)}, ${was}`;
  return demand === undefined ? `${place} ${was}` : `${place} has to be ${describe(demand)}, ${was}`;
}

function demandAt(place: string, demands: Demands) {
  return demands.get(place) ?? demands.get(place.replaceAll(/\[\d+\]/g, '[*]'));
}

function wordsFor(sentence: string, actual: string): string {
  if (actual !== '') return shortened(actual);
  return sentence.includes('Expected null (Null)') ? 'null' : 'empty';
}

/** What an interaction asks for: `GET /api/v1/deals/?room=river-room`. */
export function askedFor({ request: { method, path, query = {} } }: Interaction): string {
  const pairs = Object.entries(query).flatMap(([name, values]) => values.map((value) => [name, value]));
  return `${method} ${path}${pairs.length === 0 ? '' : `?${new URLSearchParams(pairs)}`}`;
}

/** The outcome for a terminal, by operation; what belongs to none comes first. */
export function formatOutcome({ results, problems }: Outcome, groups: readonly OperationGroup[]): string[] {
  const known = new Set(
    groups.flatMap(({ interactions }) => interactions.map(({ description }) => description)),
  );
  return [
    ...problems.map((problem) => `FAILED ${problem}`),
    ...results.filter(({ description }) => !known.has(description)).flatMap(formatFailure),
    ...groups.flatMap(({ operation: { id, method, path }, interactions }) => {
      const names = new Set(interactions.map(({ description }) => description));
      const own = results.filter(({ description }) => names.has(description));
      if (own.length === 0) return [];
      const passed = own.filter(({ faults }) => faults.length === 0).length;
      return [`${id}  ${method} ${path}  ${passed} of ${own.length}`, ...own.flatMap(formatFailure)];
    }),
  ];
}

function formatFailure({ description, came, faults }: Result): string[] {
  if (faults.length === 0) return [];
  return [`  FAILED ${description}`, ...[came, ...faults].map((line) => `    ${line}`)];
}
