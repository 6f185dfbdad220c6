import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { inLanguage, matchRoute, pageFile, returnPath, routes, splitLanguage } from './routes.ts';
import { runs } from '#tests/depth.ts';

const ORIGIN = 'https://rakeback.test';

describe('a path belongs to its route', () => {
  it.each([
    ['/', 'home'],
    ['/signup', 'signUp'],
    ['/signup/', 'signUp'],
    ['/login', 'login'],
    ['/login/', 'login'],
    ['/LOGIN/', 'login'],
    ['/login/verify-email', 'verifyEmail'],
    ['/login/verify-email/code', 'verifyEmailCode'],
    ['/app', 'app'],
    ['/app/deals/', 'deals'],
    ['/app/deals/river-room', 'room'],
    ['/app/deals/river-room/', 'room'],
    ['/app/deals/river-room/more', null],
    ['/app/deals/%09', null],
    ['/app/deals/%20/', null],
    ['/app/deals/\t', null],
    ['/app/deals/%', null],
    ['/app/deals/%E0%A4%A', null],
    ['/app/deals/%25', 'room'],
    ['/app/nowhere', null],
    ['//app/', null],
    ['/nowhere', null],
  ])('%s → %s', (path, name) => {
    expect(matchRoute(path)).toBe(name);
  });
});

describe('a path says its language', () => {
  it.each([
    ['/', 'en', '', '/'],
    ['', 'en', '', '/'],
    ['/login/', 'en', '', '/login/'],
    ['/de/', 'de', '/de', '/'],
    ['/de', 'de', '/de', '/'],
    ['/DE/Login', 'de', '/de', '/Login'],
    ['/Pt-BR/faq', 'pt-BR', '/pt-br', '/faq'],
    ['/zh-tw/app/deals/river-room', 'zh-TW', '/zh-tw', '/app/deals/river-room'],
    ['/pseudo-rtl/faq', 'pseudo-rtl', '/pseudo-rtl', '/faq'],
    // The room of that name, and what only begins like a language.
    ['/app/deals/de', 'en', '', '/app/deals/de'],
    ['/deals', 'en', '', '/deals'],
    ['/de-at/', 'en', '', '/de-at/'],
    ['/en/login/', 'en', '', '/en/login/'],
    ['/de/fr/', 'de', '/de', '/fr/'],
    ['/de//evil.com', 'de', '/de', '//evil.com'],
    ['//de/', 'en', '', '//de/'],
    ['/%64e/', 'en', '', '/%64e/'],
    ['/de%2Flogin', 'en', '', '/de%2Flogin'],
  ])('%s is in %s', (pathname, language, base, path) => {
    expect(splitLanguage(pathname)).toEqual({ language, base, path });
  });

  it.each([
    ['/faq?q=net%20rake#net-rake', 'de', '/de/faq?q=net%20rake#net-rake'],
    ['/de/faq?q=1', 'en', '/faq?q=1'],
    ['/de', 'pt-BR', '/pt-br/'],
    ['/DE/LOGIN', 'de', '/de/LOGIN'],
    ['/de//evil.com/app/', 'en', '//evil.com/app/'],
  ] as const)('the same page as %s in %s is %s', (address, language, same) => {
    expect(inLanguage(ORIGIN + address, language)).toBe(ORIGIN + same);
  });
});

describe('a room stands in its path', () => {
  it.each([
    ['/app/deals/river-room', 'river-room'],
    ['/app/deals/river-room/', 'river-room'],
    ['/App/Deals/River-Room', 'river-room'],
    ['/app/deals/River%20Room', 'river-room'],
    ['/app/deals/%20river%20%20room%20', 'river-room'],
    ['/app/deals/caf%C3%A9', 'caf%C3%A9'],
  ])('%s → %s', (path, room) => {
    expect(routes.room.params(path)).toEqual({ room });
    expect(routes.room.canonical(path)).toBe(`/app/deals/${room}`);
  });

  it('its address is written from its name, and what else is given becomes the query', () => {
    expect(routes.room.href({ room: 'river-room' })).toBe('/app/deals/river-room');
    expect(routes.room.href({ room: 'river-room', report: 'open' })).toBe(
      '/app/deals/river-room?report=open',
    );
  });
});

describe('search parameters', () => {
  it('scenario 36: a plus in an address never becomes a space, whether the link encoded it or not', () => {
    const href = routes.login.href({ email: 'ann+poker@mail.test' });
    expect(href).toBe('/login/?email=ann%2Bpoker%40mail.test');
    expect(routes.login.search(href.slice('/login/'.length))).toEqual({ email: 'ann+poker@mail.test' });
    expect(routes.login.search('?email=ann+poker@mail.test')).toEqual({ email: 'ann+poker@mail.test' });
  });

  it('an invalid link part falls back to missing, and the rest of the link is kept', () => {
    expect(routes.verifyEmailCode.search('?uidb64=MQ==&token=abc-1_2')).toEqual({ token: 'abc-1_2' });
    expect(routes.verifyEmailCode.search('?token=..%2Fadmin&junk=1')).toEqual({});
    expect(routes.verifyEmailCode.search(`?uidb64=MQ&token=${'a'.repeat(501)}`)).toEqual({ uidb64: 'MQ' });
  });
});

describe('scenario 27: back_url leads to a private page of ours or to /app/', () => {
  it.each([
    ['/app/', '/app/'],
    ['/app', '/app'],
    ['/app/?auth_url=x#balance', '/app/?auth_url=x#balance'],
    [`${ORIGIN}/app/`, '/app/'],
    [undefined, '/app/'],
    ['', '/app/'],
    ['/', '/app/'],
    ['/login/', '/app/'],
    ['/nowhere', '/app/'],
    // In the language of the visitor, whichever the link is in.
    ['/de/app/rewards/?sort=room#top', '/app/rewards/?sort=room#top'],
    [`${ORIGIN}/ZH-TW/app/deals/river-room`, '/app/deals/river-room'],
    ['/de/', '/app/'],
    ['/de/login/', '/app/'],
    ['/de//evil.com/app/', '/app/'],
    ['/de/de/app/', '/app/'],
    ['//evil.com', '/app/'],
    ['//evil.com/app/', '/app/'],
    ['\\\\evil.com', '/app/'],
    ['/\\evil.com', '/app/'],
    ['/\t/evil.com', '/app/'],
    ['/app/\n', '/app/'],
    ['\t//evil.com', '/app/'],
    ['https://rakeback.test@evil.com', '/app/'],
    ['https://rakeback.test:x@rakeback.test/app/', '/app/'],
    ['https://rakeback.test//evil.com', '/app/'],
    ['https://evil.com/app/', '/app/'],
    ['http://rakeback.test/app/', '/app/'],
    ['/..//evil.com', '/app/'],
    ['/.//evil.com', '/app/'],
    ['javascript:alert(1)', '/app/'],
    ['JaVaScRiPt:alert(1)', '/app/'],
    ['data:text/html,x', '/app/'],
    ['blob:https://rakeback.test/app/', '/app/'],
    ['%2F%2Fevil.com', '/app/'],
    ['/%2F%2Fevil.com', '/app/'],
    ['/%5Cevil.com', '/app/'],
    ['https:evil.com', '/app/'],
  ])('%j → %s', (candidate, path) => {
    expect(returnPath(candidate, ORIGIN)).toBe(path);
  });

  it('whatever a link says, the browser stays on our origin and in /app', () => {
    const piece = fc.constantFrom(
      '/',
      '\\',
      '//',
      '..',
      '.',
      'app',
      'evil.com',
      ':',
      '@',
      '%2F',
      '%5C',
      '\t',
      '\n',
      '?',
      '#',
      ORIGIN,
      'javascript:',
      'https:',
      ' ',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.array(piece).map((pieces) => pieces.join('')),
          fc.webUrl(),
          fc.string(),
        ),
        (candidate) => {
          const landing = new URL(returnPath(candidate, ORIGIN), ORIGIN);
          expect(landing.origin).toBe(ORIGIN);
          expect(landing.pathname).toMatch(/^\/app(\/|$)/iu);
        },
      ),
      { numRuns: runs(2000) },
    );
  });
});

describe('the month of a statement is one that the calendars offer', () => {
  it.each([
    ['2026-11', '2026-11'],
    ['1900-01', '1900-01'],
    ['2099-12', '2099-12'],
    ['0000-01', undefined],
    ['1899-12', undefined],
    ['9999-12', undefined],
    ['2026-13', undefined],
    ['2026-1', undefined],
    ['', undefined],
  ])('%s → %s', (written, month) => {
    expect(routes.statement.search(`?month=${written}`)).toEqual({ auth_url: undefined, month });
  });
});

it.each([
  ['/', 'index.html'],
  ['/signup', 'signup.html'],
  ['/login', 'login/index.html'],
  ['/LOGIN/password-reset/', 'login/password-reset/index.html'],
  ['/app/', 'app/index.html'],
  ['/app/deals/river-room', 'app/deals/room.html'],
  // Of mailed links.
  ['/app/user/account', 'empty.html'],
  ['/login/verify-email/code', 'empty.html'],
  ['/nothing', null],
  ['/de/', 'de/index.html'],
  ['/de', 'de/index.html'],
  ['/PT-BR/signup', 'pt-br/signup.html'],
  ['/ja/app/deals/river-room', 'ja/app/deals/room.html'],
  ['/ja/login/verify-email/code', 'ja/empty.html'],
  ['/de/nothing', null],
  ['/de/fr/', null],
  // Only developers see it.
  ['/pseudo/login/', null],
])('the file of %s is %s', (path, file) => {
  expect(pageFile(path)).toBe(file);
});
