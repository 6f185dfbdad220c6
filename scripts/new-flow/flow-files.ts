/** What keeps a name from being that of a flow, as the rest of a sentence; null when it is fine. */
export function flowNameFault(name: string): string | null {
  if (!/^[a-z]+(-[a-z]+)*$/.test(name)) return 'is no name of a flow: small letters, words joined by hyphens';
  return name === 'shared' ? 'is the folder of what all flows share' : null;
}

/**
 * The files of a new flow by their paths from the project: a form that is sent to the server. What is particular to
 * it is left open, and its tests fail for that.
 */
export function flowFiles(flow: string): Map<string, string> {
  const Flow = pascalCase(flow);
  const words = { flow, Flow, machine: Flow.charAt(0).toLowerCase() + Flow.slice(1), noun: lastWord(flow) };
  const files = { contract, failures, machine, selectors, 'machine.test': machineTest };
  return new Map(
    Object.entries(files).map(([role, text]) => [`machines/${flow}/${flow}.${role}.ts`, text(words)]),
  );
}

interface Words {
  /** `bonus-claim` */
  readonly flow: string;
  /** `BonusClaim` */
  readonly Flow: string;
  /** `bonusClaim` */
  readonly machine: string;
  /** `claim`: what the player submits. */
  readonly noun: string;
}

const contract = ({ flow, Flow, noun }: Words) => `import type { PromiseActorLogic } from 'xstate';

import type { ${Flow}Failure } from './${flow}.failures.ts';

/** Fill in: what the player gives, each with its unit and where it comes from. */
export interface ${Flow} {
  readonly text: string;
}

export interface ${Flow}Context {
  readonly failure: ${Flow}Failure | null;
}

export type ${Flow}Event =
  | ({ readonly type: '${noun}.submitted' } & ${Flow})
  /** The player wants to do it once more. */
  | { readonly type: 'form.reopened' };

export interface ${Flow}Actors {
  readonly submit${Flow}: PromiseActorLogic<void, ${Flow}>;
}
`;

const failures = ({
  Flow,
}: Words) => `import { readFormFailure, type CallFailure, type FieldsRejected } from '../shared/call-failure.ts';
import { readProblem } from '../shared/problem.ts';

export type ${Flow}Failure = CallFailure | FieldsRejected;

export function read${Flow}Failure(error: unknown): ${Flow}Failure {
  return readFormFailure(readProblem(error));
}
`;

const machine = ({
  flow,
  Flow,
  machine,
  noun,
}: Words) => `import { assertEvent, assign, fromPromise, setup } from 'xstate';

import { notProvided } from '../shared/not-provided.ts';
import type { ${Flow}Actors, ${Flow}Context, ${Flow}Event } from './${flow}.contract.ts';
import { read${Flow}Failure } from './${flow}.failures.ts';

const flow = setup({
  types: {
    context: {} as ${Flow}Context,
    events: {} as ${Flow}Event,
    tags: {} as 'busy' | 'settled',
  },
  actors: {
    submit${Flow}: fromPromise(notProvided('submit${Flow}')),
  } satisfies ${Flow}Actors,
  actions: {
    forgetFailure: assign({ failure: null }),
    keepFailure: assign({
      failure: (_, { error }: { readonly error: unknown }) => read${Flow}Failure(error),
    }),
  },
});

export const ${machine}Machine = flow.createMachine({
  id: '${machine}',
  // Fill in: what the flow does, in one line.
  description: '',
  context: { failure: null },
  initial: 'editing',
  states: {
    editing: {
      tags: 'settled',
      on: { '${noun}.submitted': 'submitting' },
    },
    submitting: {
      // Fill in: meta: { operation: 'operationId' }, as the API description names the call.
      tags: 'busy',
      entry: 'forgetFailure',
      invoke: {
        id: 'submit${Flow}',
        src: 'submit${Flow}',
        input: ({ event }) => {
          assertEvent(event, '${noun}.submitted');
          return { text: event.text };
        },
        // Fill in: where an answer leads (onDone), and where a failure does (onError, with keepFailure).
      },
    },
    failed: {
      tags: 'settled',
      on: { '${noun}.submitted': 'submitting' },
    },
    done: {
      tags: 'settled',
      on: { 'form.reopened': 'editing' },
    },
  },
});
`;

const selectors = ({ flow, machine }: Words) => `import type { SnapshotFrom } from 'xstate';

import type { ${machine}Machine } from './${flow}.machine.ts';

type Snapshot = SnapshotFrom<typeof ${machine}Machine>;

export const selectIsSubmitting = (snapshot: Snapshot) => snapshot.hasTag('busy');
export const selectIsDone = (snapshot: Snapshot) => snapshot.matches('done');
export const selectFailure = (snapshot: Snapshot) => snapshot.context.failure;
`;

const machineTest = ({ flow, Flow, machine, noun }: Words) => `import { describe, expect, it } from 'vitest';

import { deferredActor, type DeferredActor } from '../shared/testing/deferred-actor.ts';
import { expectEveryInvokeHandlesItsError } from '../shared/testing/invokes.ts';
import { problemError } from '../shared/testing/problem-error.ts';
import { expectEveryStateReached, expectEveryTransitionTaken } from '../shared/testing/reachability.ts';
import { startStory } from '../shared/testing/story.ts';
import type { ${Flow}, ${Flow}Actors } from './${flow}.contract.ts';
import { ${machine}Machine } from './${flow}.machine.ts';
import { selectFailure, selectIsDone, selectIsSubmitting } from './${flow}.selectors.ts';

const given: ${Flow} = { text: 'what the player gives' };
const submitted = { type: '${noun}.submitted', ...given } as const;

function ${machine}() {
  const submit: DeferredActor<void, ${Flow}> = deferredActor();
  const actors = { submit${Flow}: submit.logic } satisfies ${Flow}Actors;
  const story = startStory(${machine}Machine.provide({ actors }));
  const facts = () => {
    const snapshot = story.actor.getSnapshot();
    return {
      isSubmitting: selectIsSubmitting(snapshot),
      isDone: selectIsDone(snapshot),
      failure: selectFailure(snapshot),
    };
  };
  return { ...story, submit, facts };
}

describe('${flow.replaceAll('-', ' ')}', () => {
  it('is sent once, however often the button is pressed', async () => {
    const story = ${machine}();
    story.actor.send(submitted);
    story.actor.send(submitted);
    expect(story.facts()).toEqual({ isSubmitting: true, isDone: false, failure: null });
    await story.submit.resolve();

    expect(story.submit.inputs).toEqual([given]);
    expect(story.facts()).toEqual({ isSubmitting: false, isDone: true, failure: null });
  });

  it('that did not arrive can be sent again', async () => {
    const story = ${machine}();
    story.actor.send(submitted);
    await story.submit.reject(problemError({ kind: 'unreachable' }));
    expect(story.facts()).toEqual({ isSubmitting: false, isDone: false, failure: { code: 'unreachable' } });

    story.actor.send(submitted);
    await story.submit.resolve();
    expect(story.facts()).toEqual({ isSubmitting: false, isDone: true, failure: null });
  });
});

describe('the chart', () => {
  const walk = { events: [submitted, { type: 'form.reopened' }] as const, answers: {} };

  it('says what it does', () => {
    expect(${machine}Machine.config.description).toMatch(/\\w/);
  });

  it('has no state that cannot be reached', () => {
    expectEveryStateReached(${machine}Machine, walk);
  });

  it('has no transition that cannot be taken', () => {
    expectEveryTransitionTaken(${machine}Machine, walk);
  });

  it('handles the error of every invoke', () => {
    expectEveryInvokeHandlesItsError(${machine}Machine);
  });
});
`;

function pascalCase(name: string): string {
  return name
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
}

function lastWord(name: string): string {
  return name.split('-').at(-1) ?? name;
}
