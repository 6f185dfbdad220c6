import { QueryObserver } from '@tanstack/react-query';
import { beforeEach, expect, it, vi } from 'vitest';

import examples from '#api-spec/examples/account.json' with { type: 'json' };
import { LANGUAGE_CHANGE_EVENT } from '#i18n/language.ts';
import type { Language } from '#i18n/languages.ts';
import { accountQuery } from '#queries/account.ts';
import { IN_LANGUAGE } from '#queries/language.ts';
import { setAnswerLanguage } from '#sdk/answer-language.ts';
import { account, updateAccount } from '#sdk/generated/api/account/account.ts';

const { page, session } = vi.hoisted(() => {
  const window = new EventTarget();
  vi.stubGlobal('window', window);
  return { page: window, session: { user: null as object | null } };
});
vi.mock(import('#sdk/generated/api/account/account.ts'), { spy: true });
vi.mock(import('#session/session.ts'), () => ({
  currentSession: () => ({ view: () => session, onCleared: () => () => undefined }) as never,
}));

const { answerInSiteLanguage, writeInSiteLanguage } = await import('./follow-language.ts');
const { queryClient } = await import('#session/queries.tsx');

answerInSiteLanguage();
writeInSiteLanguage();

const member = examples.member.value;
const sent = () => vi.mocked(updateAccount).mock.calls.map(([changes]) => changes);

function switchTo(language: Language): void {
  page.dispatchEvent(new CustomEvent(LANGUAGE_CHANGE_EVENT, { detail: language }));
}

beforeEach(() => {
  vi.resetAllMocks();
  queryClient.clear();
  setAnswerLanguage(null);
  session.user = { id: 1001 };
  vi.mocked(account).mockResolvedValue(member as never);
  vi.mocked(updateAccount).mockImplementation((changes) =>
    Promise.resolve({ ...member, ...changes } as never),
  );
});

it('a member who switches the language gets mails in it, and nothing is sent twice', async () => {
  switchTo('en');
  switchTo('de');
  await vi.waitFor(() => {
    expect(queryClient.getQueryData(accountQuery().queryKey)?.language).toBe('de');
  });
  switchTo('de');
  switchTo('fr');
  await vi.waitFor(() => {
    expect(queryClient.getQueryData(accountQuery().queryKey)?.language).toBe('fr');
  });
  expect(sent()).toEqual([{ language: 'de' }, { language: 'fr' }]);
});

it('of several choices in a row the last one is the last that is sent', async () => {
  const gate = Promise.withResolvers<undefined>();
  vi.mocked(updateAccount).mockImplementationOnce(async (changes) => {
    await gate.promise;
    return { ...member, ...changes } as never;
  });
  switchTo('de');
  await vi.waitFor(() => {
    expect(sent()).toEqual([{ language: 'de' }]);
  });
  switchTo('fr');
  switchTo('es');
  await vi.dynamicImportSettled();
  expect(sent()).toEqual([{ language: 'de' }]);
  gate.resolve(undefined);
  await vi.waitFor(() => {
    expect(sent()).toEqual([{ language: 'de' }, { language: 'es' }]);
  });
});

it('a change that fails is logged, and the next one is sent again', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue(undefined);
  vi.mocked(updateAccount).mockRejectedValueOnce(new Error('no network'));
  switchTo('de');
  await vi.waitFor(() => {
    expect(log).toHaveBeenCalledWith('The language of the account was not changed. Error: no network');
  });
  switchTo('fr');
  await vi.waitFor(() => {
    expect(sent()).toEqual([{ language: 'de' }, { language: 'fr' }]);
  });
});

it.each(['from a server without languages', 'by a visitor'])('nothing is sent %s', async (who) => {
  const { language: _language, ...older } = member;
  vi.mocked(account).mockResolvedValue(older as never);
  if (who === 'by a visitor') session.user = null;
  switchTo('de');
  await vi.dynamicImportSettled();
  await vi.waitFor(() => {
    expect(vi.mocked(account)).toHaveBeenCalledTimes(session.user === null ? 0 : 1);
  });
  expect(sent()).toEqual([]);
});

it('what the API has texts in is fetched again, and stays in view meanwhile', async () => {
  const asked: string[] = [];
  const observe = (name: string, meta = {}) =>
    new QueryObserver(queryClient, {
      queryKey: [name],
      meta,
      queryFn: () => Promise.resolve(asked.push(name)),
      staleTime: Infinity,
    });
  const [deals, region] = [observe('deals', IN_LANGUAGE), observe('region')];
  const seen: unknown[] = [];
  deals.subscribe(({ data }) => seen.push(data));
  region.subscribe(() => undefined);
  switchTo('en');
  await vi.waitFor(() => {
    expect([deals, region].map((one) => one.getCurrentResult().status)).toEqual(['success', 'success']);
  });
  seen.length = 0;
  switchTo('de');
  await vi.waitFor(() => {
    expect(asked).toEqual(['deals', 'region', 'deals']);
  });
  await vi.waitFor(() => {
    expect(seen.at(-1)).toBe(3);
  });
  expect(seen).not.toContain(undefined);
});

it('a first answer that is still to come in the language before is asked for again', async () => {
  const answers = [Promise.withResolvers<string>(), Promise.withResolvers<string>()];
  let calls = 0;
  const deals = new QueryObserver(queryClient, {
    queryKey: ['deals'],
    meta: IN_LANGUAGE,
    queryFn: () => answers[calls++]?.promise ?? '',
  });
  deals.subscribe(() => undefined);
  switchTo('en');
  switchTo('de');
  await vi.waitFor(() => {
    expect(calls).toBe(2);
  });
  answers[0]?.resolve('Deals');
  answers[1]?.resolve('Angebote');
  await vi.waitFor(() => {
    expect(deals.getCurrentResult().data).toBe('Angebote');
  });
});
