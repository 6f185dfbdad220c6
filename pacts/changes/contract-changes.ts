import { isDeepStrictEqual } from 'node:util';

import type { Contract, Interaction } from '../contract.ts';
import {
  answerDemands,
  describe,
  isSatisfiedBy,
  requestDemands,
  type Demand,
  type Demands,
} from './demands.ts';

interface Change {
  readonly description: string;
  /** What the backend has to do more, or otherwise; a sentence each. */
  readonly demands: readonly string[];
  /** What the backend need not do any longer. */
  readonly loosened: readonly string[];
}

export interface ContractChanges {
  /** Interactions that only the later contract has. */
  readonly added: readonly Interaction[];
  readonly changed: readonly Change[];
  /** Descriptions of interactions that only the earlier contract has. */
  readonly removed: readonly string[];
  /** Names of states that no interaction needed earlier. */
  readonly newStates: readonly string[];
  /** Whether a backend that passes the earlier contract is sure to pass the later one. */
  readonly safe: boolean;
}

/** What a later contract asks of the backend that an earlier one did not, and the reverse, by description. */
export function contractChanges(before: Contract, after: Contract): ContractChanges {
  const earlier = new Map(before.interactions.map((one) => [one.description, one]));
  const later = new Set(after.interactions.map(({ description }) => description));
  const known = stateNames(before);
  const added = after.interactions.filter(({ description }) => !earlier.has(description));
  const changed = after.interactions.flatMap((one) => {
    const old = earlier.get(one.description);
    const change = old === undefined ? { demands: [], loosened: [] } : changeOf(old, one);
    const isChanged = change.demands.length + change.loosened.length > 0;
    return isChanged ? [{ description: one.description, ...change }] : [];
  });
  return {
    added,
    changed,
    removed: [...earlier.keys()].filter((description) => !later.has(description)),
    newStates: [...stateNames(after)].filter((name) => !known.has(name)),
    safe: added.length === 0 && changed.every(({ demands }) => demands.length === 0),
  };
}

function changeOf(before: Interaction, after: Interaction): Omit<Change, 'description'> {
  const answer = differences(answerDemands(before), answerDemands(after));
  const { providerStates: earlier = [] } = before;
  const { providerStates: later = [] } = after;
  const said = JSON.stringify(later.map(({ name, params }) => ({ [name]: params ?? {} })));
  return {
    demands: [
      ...(isDeepStrictEqual(earlier, later) ? [] : [`states: now ${said}`]),
      // The backend has to accept whatever differs, a field left out as well.
      ...differences(requestDemands(before), requestDemands(after)).map(
        ({ sentence }) => `request ${sentence}`,
      ),
      ...answer.filter(({ isSafe }) => !isSafe).map(({ sentence }) => `answer ${sentence}`),
    ],
    loosened: answer.filter(({ isSafe }) => isSafe).map(({ sentence }) => `answer ${sentence}`),
  };
}

interface Difference {
  readonly sentence: string;
  readonly isSafe: boolean;
}

function differences(before: Demands, after: Demands): Difference[] {
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((place) => {
    const [old, now] = [before.get(place), after.get(place)];
    const isSafe = now === undefined || (old !== undefined && isSatisfiedBy(now, old));
    const isSame = isSafe && now !== undefined && old !== undefined && isSatisfiedBy(old, now);
    return isSame ? [] : [{ sentence: `${place}: ${said(now)}, was ${said(old)}`, isSafe }];
  });
}

function said(demand: Demand | undefined): string {
  return demand === undefined ? 'nothing' : describe(demand);
}

function stateNames({ interactions }: Contract): Set<string> {
  return new Set(interactions.flatMap(({ providerStates = [] }) => providerStates.map(({ name }) => name)));
}

/** The changes as a list for the backend team; it ends with whether they need to do anything. */
export function formatChanges(changes: ContractChanges): string {
  const { added, changed, removed, newStates, safe } = changes;
  const lines = [
    ...section(
      'New interactions',
      added.map(
        ({ description, request: { method, path }, response: { status } }) =>
          `+ ${description}: ${method} ${path}, ${status}`,
      ),
    ),
    ...section(
      'New states',
      newStates.map((name) => `+ ${name}`),
    ),
    ...section(
      'Changed interactions',
      changed.flatMap(({ description, demands, loosened }) => [
        `~ ${description}`,
        ...demands.map((sentence) => `    demands  ${sentence}`),
        ...loosened.map((sentence) => `    loosens  ${sentence}`),
      ]),
    ),
    ...section(
      'Gone interactions',
      removed.map((description) => `- ${description}`),
    ),
  ];
  const verdict = `Safe for the backend: ${safe ? 'yes' : 'no'}`;
  return [...(lines.length === 0 ? ['No changes.'] : lines), '', verdict].join('\n');
}

function section(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [`${title}:`, ...lines.map((line) => `  ${line}`)];
}
