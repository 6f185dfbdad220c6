import { describe, expect, it } from 'vitest';

import { decideRoute, type Address } from './route-decision.ts';

function at(address: string): Address {
  const { pathname, search, hash, origin } = new URL(address, 'https://rakeback.test');
  return { path: pathname, query: search, hash, origin, handOffOrigins: ['https://solver.test'] };
}

describe('a private page', () => {
  it('sends a logged-out visitor to login and remembers path, search and hash', () => {
    expect(decideRoute(at('/app/?tab=two#balance'), 'loggedOut')).toEqual({
      kind: 'redirect',
      href: '/login/?back_url=%2Fapp%2F%3Ftab%3Dtwo%23balance',
    });
  });

  it('carries auth_url to login', () => {
    expect(decideRoute(at('/app/?auth_url=https%3A%2F%2Fsolver.test'), 'loggedOut')).toEqual({
      kind: 'redirect',
      href: '/login/?back_url=%2Fapp%2F%3Fauth_url%3Dhttps%253A%252F%252Fsolver.test&auth_url=https%3A%2F%2Fsolver.test',
    });
  });

  it.each([
    ['loggedIn', { kind: 'show', page: 'app' }],
    ['unknown', { kind: 'wait', page: 'app' }],
    ['unreachable', { kind: 'unreachable' }],
  ] as const)('answers a visitor who is %s with %j', (visitor, decision) => {
    expect(decideRoute(at('/app/'), visitor)).toEqual(decision);
  });
});

it('the token of a mailed link is never carried in back_url', () => {
  expect(decideRoute(at('/app/user/account?token=abc&x=1'), 'loggedOut')).toEqual({
    kind: 'redirect',
    href: '/login/?back_url=%2Fapp%2Fuser%2Faccount%3Fx%3D1',
  });
  expect(decideRoute(at('/login/?back_url=%2Fapp%2Fuser%2Faccount%3Ftoken%3Dabc'), 'loggedIn')).toEqual({
    kind: 'redirect',
    href: '/app/user/account',
  });
});

describe('auth_url hands a logged-in player over', () => {
  const SOLVER = '?back_url=%2Fapp%2F%3Fx%3D1&auth_url=https%3A%2F%2Fsolver.test%2Fback';

  it.each(['/login/', '/signup', '/app/', '/app/user/settings'])('from %s', (path) => {
    expect(decideRoute(at(path + SOLVER), 'loggedIn')).toEqual({
      kind: 'handOff',
      href: 'https://solver.test/back',
    });
  });

  it('but nobody else, and not elsewhere', () => {
    expect(decideRoute(at(`/login/${SOLVER}`), 'loggedOut')).toEqual({ kind: 'show', page: 'login' });
    expect(decideRoute(at(`/support${SOLVER}`), 'loggedIn')).toEqual({ kind: 'show', page: 'support' });
    expect(
      decideRoute(at('/login/?back_url=%2Fapp%2F&auth_url=https%3A%2F%2Fevil.test'), 'loggedIn'),
    ).toEqual({ kind: 'redirect', href: '/app/' });
  });
});

describe('a page for the logged-out', () => {
  it.each(['unknown', 'loggedOut', 'unreachable'] as const)('shows to a visitor who is %s', (visitor) => {
    expect(decideRoute(at('/login/'), visitor)).toEqual({ kind: 'show', page: 'login' });
  });

  it('sends a logged-in player onward to back_url', () => {
    expect(decideRoute(at('/login/?back_url=%2Fapp%2F%3Ftab%3Dtwo'), 'loggedIn')).toEqual({
      kind: 'redirect',
      href: '/app/?tab=two',
    });
  });

  it('sends a logged-in player to /app/ when back_url leads elsewhere', () => {
    expect(decideRoute(at('/signup?back_url=%2F%2Fevil.com'), 'loggedIn')).toEqual({
      kind: 'redirect',
      href: '/app/',
    });
  });
});

it('a path has one spelling: others are sent to it with search and hash', () => {
  expect(decideRoute(at('/login?email=a%40b.test#x'), 'loggedOut')).toEqual({
    kind: 'redirect',
    href: '/login/?email=a%40b.test#x',
  });
});

it('an unknown path is not found, also before the session is known', () => {
  expect(decideRoute(at('/app/nowhere'), 'unknown')).toEqual({ kind: 'show', page: 'notFound' });
});
