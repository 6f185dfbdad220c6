import { assertEvent } from 'xstate';

import { flow } from './session.setup.ts';

/** Events from outside that end or change a session while the player is, or may be, logged in. */
const endings = {
  'session.lost': { target: 'anonymous', actions: 'markLost' },
  'session.tooOld': { target: 'anonymous', actions: 'markTooOld' },
  'session.gone': { target: 'anonymous', actions: 'forgetError' },
  'account.replaced': { target: 'fetchingAccount', reenter: true, actions: 'forgetError' },
} as const;

/** The same while the account is not known: what a page has fetched by then belongs to the login that ends. */
const earlyEndings = {
  'session.lost': { target: 'anonymous', actions: ['markLost', 'announceCleared'] },
  'session.tooOld': { target: 'anonymous', actions: ['markTooOld', 'announceCleared'] },
  'session.gone': { target: 'anonymous', actions: ['forgetError', 'announceCleared'] },
  'account.replaced': {
    target: 'fetchingAccount',
    reenter: true,
    actions: ['forgetError', 'announceCleared'],
  },
  'logOut.requested': { target: 'loggingOut', actions: 'announceCleared' },
} as const;

export const sessionMachine = flow.createMachine({
  id: 'session',
  description: 'Knows who is logged in: starts up, logs in, logs out and notices when it ends elsewhere.',
  context: { user: null, error: null, logInFailure: null, isInitialized: false },
  initial: 'starting',
  states: {
    starting: {
      tags: 'busy',
      invoke: {
        id: 'findTokens',
        src: 'findTokens',
        input: {},
        onDone: [
          { guard: { type: 'hasTokens', params: ({ event }) => event }, target: 'fetchingAccount' },
          { target: 'anonymous' },
        ],
        onError: { target: 'anonymous' },
      },
    },
    fetchingAccount: {
      meta: { operation: 'account' },
      tags: 'busy',
      invoke: {
        id: 'fetchAccount',
        src: 'fetchAccount',
        input: {},
        onDone: {
          target: 'authorized',
          actions: { type: 'keepUser', params: ({ event }) => event },
        },
        onError: [
          {
            guard: { type: 'isRefused', params: ({ event }) => event },
            target: 'anonymous',
            actions: ['markLost', 'announceCleared'],
          },
          { target: 'unreachable', actions: { type: 'keepError', params: ({ event }) => event } },
        ],
      },
      on: {
        ...earlyEndings,
        'retry.requested': { target: 'fetchingAccount', reenter: true },
      },
    },
    authorized: {
      tags: 'settled',
      entry: ['markInitialized', 'forgetLogInFailure'],
      exit: ['forgetUser', 'announceCleared'],
      on: {
        ...endings,
        'logOut.requested': 'loggingOut',
        'account.deleted': 'forgettingAccount',
        'user.updated': { actions: { type: 'updateUser', params: ({ event }) => event } },
      },
    },
    anonymous: {
      tags: 'settled',
      entry: 'markInitialized',
      on: {
        'logIn.requested': 'loggingIn',
        'logInFailure.dismissed': { actions: 'forgetLogInFailure' },
        'session.found': { target: 'fetchingAccount', actions: 'forgetError' },
      },
    },
    unreachable: {
      tags: 'settled',
      entry: 'markInitialized',
      on: {
        ...earlyEndings,
        'retry.requested': 'fetchingAccount',
        'server.returned': 'fetchingAccount',
        'logIn.requested': { target: 'loggingIn', actions: 'announceCleared' },
        'logInFailure.dismissed': { actions: 'forgetLogInFailure' },
      },
    },
    loggingIn: {
      meta: { operation: 'createToken' },
      tags: 'busy',
      entry: 'forgetLogInFailure',
      invoke: {
        id: 'logIn',
        src: 'logIn',
        input: ({ event }) => {
          assertEvent(event, 'logIn.requested');
          return { email: event.email, password: event.password };
        },
        onDone: { target: 'openingAccount', actions: 'forgetError' },
        onError: [
          {
            guard: 'isOutOfReach',
            target: 'unreachable',
            actions: { type: 'keepLogInFailure', params: ({ event }) => event },
          },
          {
            target: 'anonymous',
            actions: { type: 'keepLogInFailure', params: ({ event }) => event },
          },
        ],
      },
      on: {
        'logIn.stopped': [{ guard: 'isOutOfReach', target: 'unreachable' }, { target: 'anonymous' }],
      },
    },
    openingAccount: {
      description: 'The login has received its tokens. The login form shows any error from here on.',
      meta: { operation: 'account' },
      tags: 'busy',
      invoke: {
        id: 'fetchAccount',
        src: 'fetchAccount',
        input: {},
        onDone: {
          target: 'authorized',
          actions: { type: 'keepUser', params: ({ event }) => event },
        },
        onError: [
          {
            guard: { type: 'isRefused', params: ({ event }) => event },
            target: 'anonymous',
            actions: { type: 'keepOpeningFailure', params: ({ event }) => event },
          },
          {
            target: 'unreachable',
            actions: [
              { type: 'keepError', params: ({ event }) => event },
              { type: 'keepOpeningFailure', params: ({ event }) => event },
            ],
          },
        ],
      },
      on: {
        ...endings,
        'session.lost': {
          target: 'anonymous',
          actions: { type: 'keepOpeningFailure', params: { error: null } },
        },
        'retry.requested': { target: 'openingAccount', reenter: true },
        'logOut.requested': 'loggingOut',
      },
    },
    loggingOut: {
      tags: 'busy',
      entry: 'forgetError',
      invoke: {
        id: 'logOut',
        src: 'logOut',
        input: {},
        onDone: { target: 'anonymous' },
        onError: { target: 'anonymous' },
      },
    },
    forgettingAccount: {
      tags: 'busy',
      invoke: {
        id: 'forgetTokens',
        src: 'forgetTokens',
        input: {},
        onDone: { target: 'anonymous' },
        onError: { target: 'anonymous' },
      },
    },
  },
});
