import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { beforeEach, describe, expect, it, vi } from 'vitest';

import type { Session } from '#session/create-session.ts';
import type { SessionView } from '#session/session-view.ts';

const ROOT = join(import.meta.dirname, '../..');

/**
 * Everything that the site stores in a browser, by the line that stores it, with its owner: device, session, member and so
 * on. A new line fails the test until it is listed here; prove below when its value is removed.
 */
const KEPT = {
  // Of the device, not of a person.
  'src/i18n/language.ts: localStore.write(LANGUAGE_KEY': 'device',
  'src/i18n/language.ts: localStore.write(OFFER_KEY': 'device',
  'src/lib/consent.ts: localStore.write(STORAGE_KEY': 'device',
  'src/lib/theme-choice.ts: localStore.write(THEME_KEY': 'device',
  'src/app/navigation/page-loading.ts: sessionStore.write(key': 'device: the message of a failure',
  'src/app/navigation/page-loading.ts: history.replaceState(': 'device: that the page was reloaded',
  'src/features/site/consent/consent.tsx: document.cookie =': 'device',
  'src/lib/dismissed-reports.ts: localStore.write(KEY':
    'device: numbers of reports, which tell nobody anything',
  'src/lib/dismissed-reports.ts: let lastRead': 'the text of the last look, read again at the next',
  'src/session/queries.tsx: let reconnectedAt': 'device: when the network was last back',
  // Of the session: tests/session proves that they go.
  'src/session/token-vault.ts: store.write(LOGIN_KEY': 'session',
  'src/session/token-vault.ts: store.write(REFRESH_KEY': 'session',
  'src/session/session.ts: let started': 'session',
  'src/sdk/token-source.ts: let installed': 'session',
  'src/session/queries.tsx: new QueryClient': 'session: cleared with it',
  // Of a member: proven below.
  'src/lib/settings-storage.ts: localStore.write(STORAGE_KEY': 'member',
  'src/lib/drafts.ts: sessionStore.write(PREFIX + name': 'member or visitor',
  'src/features/account/account-update/contacts-form.tsx: draftNameOf(memberId': 'member',
  'src/features/account/email-change/email-change.tsx: draftNameOf(account.id': 'member',
  'src/features/site/feedback/feedback-form.tsx: draftNameOf(member': 'member or visitor',
  'src/features/redemption/redemption/redemption.tsx: draftNameOf(member': 'member',
  'src/features/auth/sign-up/sign-up-form.tsx: draftNameOf(null': 'visitor',
  'src/pages/login/password-reset/index.page.tsx: draftNameOf(null': 'visitor',
  'src/pages/login/password-reset/index.page.tsx: writeDraft(DRAFT': 'visitor',
  'src/features/deals/username-report/report-dialog.tsx: draftNameOf(user?.id ?? null': 'member',
  'src/features/redemption/redemption/redemption.tsx: writeDraft(draft': 'member',
  'src/ui/form/form-values.ts: writeDraft(name': 'member or visitor',
  'src/lib/room-visits.ts: localStore.write(key': 'member',
  'src/lib/room-visits.ts: memberNoteKey(member': 'member',
  'src/lib/room-visits.ts: let lastRead': 'the text of the last look, read again at the next',
  'src/lib/last-visits.ts: localStore.write(keyOf(member)': 'member',
  'src/lib/last-visits.ts: memberNoteKey(member': 'member',
  'src/lib/last-visits.ts: let lastRead': 'the text of the last look, read again at the next',
  'src/lib/grid-view.ts: localStore.write(keyOf(member': 'member',
  'src/lib/grid-view.ts: memberNoteKey(member': 'member',
  'src/features/redemption/redemption/intent-note.ts: localStore.write(keyOf(member)': 'member',
  'src/features/redemption/redemption/intent-note.ts: memberNoteKey(member': 'member',
  // Of a visitor who waits for a mail: proven below.
  'src/lib/pending-login.ts: localStore.write(key': 'visitor',
  // Of a history entry: no personal data except a mailed link, which works once and for 10 minutes.
  'src/app/navigation/language-address.ts: history.replaceState(': 'history entry: handed on',
  'src/lib/history-notes.ts: history.replaceState(': 'history entry',
  'src/lib/link-secrets.ts: history.replaceState(': 'history entry',
  'src/app/navigation/route-view.tsx: <Redirect to={decision.href} replace ': 'history entry: handed on',
  'src/pages/app/user/settings.page.tsx: navigate(goodbye, { replace: true, ': 'history entry',
  'src/app/shell/member-actions.tsx: navigate(routes.home.href(), { ': 'history entry',
  'src/pages/app/user/account.page.tsx: navigate(routes.login.href(), { ': 'history entry',
  'src/pages/app/user/account.page.tsx: navigate(routes.home.href(), { ': 'history entry',
  // Of the page: nothing that somebody typed or was shown.
  'src/app/navigation/keep-focus.ts: let lastFocused': 'page',
  'src/app/navigation/arrival.ts: const positions = new Map': 'page',
  'src/app/navigation/arrival.ts: let pathOfPositions': 'page',
  'src/app/navigation/arrival.ts: let isFirstArrival': 'page',
  'src/app/navigation/page-loading.ts: let askedFor': 'page: its path',
  'src/i18n/language.ts: const catalogs = new Set': 'page',
  'src/i18n/language.ts: let wanted': 'page',
  'src/i18n/language.ts: let latestRequest': 'page',
  'src/app/follow-language.ts: let latest': 'page: the language chosen last, until it is sent',
  'src/app/follow-language.ts: let isChanging': 'page',
  'src/sdk/answer-language.ts: let language': 'page: the language that is shown',
  'src/lib/code-loader.ts: let asking': 'page',
  'src/app/hydration.ts: let early': 'page',
  'src/lib/config.ts: let current': 'page',
  'src/lib/consent.ts: let isReconsidered': 'page',
  'src/lib/log.ts: let reporter': 'page',
  'src/lib/format-decimal.ts: const formats = new Map': 'page',
  'src/lib/lists.ts: const formats = new Map': 'page',
  'src/loading/read-failure.ts: const notices = new Map': 'page',
  'src/sdk/server-clock.ts: let latest': 'page: how far the clock of the server is off',
  'src/sdk/transport.ts: let baseURL': 'page',
  'src/sdk/transport.ts: let loading': 'page',
  'src/ui/announcement/announce.ts: let region': 'page: what a screen reader says',
  'src/ui/data-grid/use-is-wide.ts: let isPrinting': 'page',
};

/** What keeps something beyond the component that asked for it. */
const KEEPERS = [
  /\b(?:localStore|sessionStore|store)\.write\([^,)]*\)?/g,
  /(?<!function )\b(?:draftNameOf|memberNoteKey|writeDraft)\((?!member, '')[^,]*/g,
  /\b(?:localStorage|sessionStorage)\.setItem\([^,]*/g,
  /\bhistory\.(?:replaceState|pushState)\(/g,
  /\bnavigate\([^;]*?(?=\bstate:)|<Redirect [^>]*?(?=\bstate=)/g,
  /\bdocument\.cookie =/g,
  /\bindexedDB\b|\bcaches\.open\b/g,
  /\bnew QueryClient\b/g,
  /^(?:export )?let \w+/gm,
  /^(?:export )?const \w+ = new (?:Map|Set|WeakMap)/gm,
];

it('whatever the site keeps in a browser is in the table', () => {
  const files = globSync('src/**/*.{ts,tsx}', { cwd: ROOT })
    .map((file) => file.replaceAll('\\', '/'))
    .filter(
      (file) =>
        // The build runs `prerender.tsx`, no browser.
        !/\/generated\/|\.test\.|\.gallery\.|\/ui\/gallery\/|-dev-|src\/(lib\/storage\.ts|app\/prerender\.tsx)$/.test(
          file,
        ),
    );
  const found = files.flatMap((file) => {
    const code = readFileSync(join(ROOT, file), 'utf8');
    return KEEPERS.flatMap((keeper) => [...code.matchAll(keeper)].map(([line]) => `${file}: ${line}`));
  });
  expect([...new Set(found)].sort()).toEqual(Object.keys(KEPT).sort());
});

type View = Pick<SessionView, 'status' | 'error'> & { readonly user: { readonly id: number } | null };

const ADA = {
  id: 7,
  email: 'ada@example.com',
  flags: ['NOLT'],
  subscriptions: [{ id: 1 }],
  edge_balance: '12.5',
};
const BERT = { ...ADA, id: 8, email: 'bert@example.com', flags: [], subscriptions: [], edge_balance: '0' };

const as = (user: typeof ADA): View => ({ status: 'authorized', error: null, user });
const without = (status: View['status'], error: View['error'] = null): View => ({
  status,
  error,
  user: null,
});
const NOBODY = without('anonymous');
const ENDED = without('anonymous', 'lost');

describe('what the site keeps', () => {
  let local: Map<string, string>;
  let session: Map<string, string>;
  let page: EventTarget;

  beforeEach(() => {
    vi.resetModules();
    local = new Map();
    session = new Map();
    page = new EventTarget();
    vi.stubGlobal('window', page);
    vi.stubGlobal('localStorage', storageOf(local));
    vi.stubGlobal('sessionStorage', storageOf(session));
    return () => {
      vi.unstubAllGlobals();
      vi.useRealTimers();
    };
  });

  /** Loads a page whose session goes through these views. */
  async function load(...views: View[]): Promise<(...more: View[]) => void> {
    vi.resetModules();
    const { rememberPlayer } = await import('#app/remember-player.ts');
    let view = without('starting');
    let tell = () => undefined as void;
    rememberPlayer({
      view: () => view,
      subscribe: (listener: () => void) => {
        tell = listener;
        return () => undefined;
      },
    } as unknown as Session);
    const go = (...more: View[]) => {
      for (const next of more) {
        view = next;
        tell();
      }
    };
    go(...views);
    return go;
  }

  /** Another tab, in which Ada is logged in, goes through these views; this tab gets the storage events. */
  async function elsewhere(...views: View[]): Promise<void> {
    vi.stubGlobal('sessionStorage', storageOf(new Map()));
    vi.stubGlobal('window', new EventTarget());
    await load(as(ADA), ...views);
    vi.stubGlobal('sessionStorage', storageOf(session));
    vi.stubGlobal('window', page);
    page.dispatchEvent(Object.assign(new Event('storage'), { key: 'settings-storage' }));
  }

  /** Ada is logged in, and every value that can be stored is. */
  async function loadWithEverything() {
    local.set('theme', 'light').set('language', 'en').set('cookie-choice', 'accepted');
    session.set('reloaded:gone', 'yes');
    const go = await load(without('fetchingAccount'), as(ADA));
    const { draftNameOf, writeDraft } = await import('#lib/drafts.ts');
    const { noteVisit } = await import('#lib/room-visits.ts');
    const { keepLastVisits } = await import('#lib/last-visits.ts');
    const { keepGridView } = await import('#lib/grid-view.ts');
    const { keepIntent } = await import('#features/redemption/redemption/intent-note.ts');
    const { rememberResetTargets, rememberSignUp } = await import('#lib/pending-login.ts');
    for (const member of [ADA.id, null])
      writeDraft(draftNameOf(member, 'feedback-support'), { message: 'Hello' });
    noteVisit(ADA.id, { slug: 'river-room', name: 'River Room', openedAt: '2026-10-01T10:00:00Z' });
    keepLastVisits(ADA.id, {
      last: null,
      current: { at: '2026-10-01T10:00:00Z', waitingReports: [], runningRedemptions: [] },
    });
    keepGridView(ADA.id, 'history', { density: 'compact', hiddenColumns: [], columnWidths: {} });
    keepIntent(ADA.id, {
      key: '00000000-0000-4000-8000-000000000000',
      plan: { id: 1, tier: 'STARTER', interval: 'MONTH' },
      edgeAmount: '10',
      email: ADA.email,
      validUntil: '2026-10-01T10:00:00Z',
    });
    rememberSignUp({ email: 'carl@example.com', uidb64: 'OQ', back_url: '/app/deals/' });
    rememberResetTargets({ back_url: '/app/rewards/' });
    return go;
  }

  const left = () => [...local.keys(), ...session.keys()].sort();
  const DEVICE = ['cookie-choice', 'language', 'reloaded:gone', 'theme'];
  const OF_ADA = [
    'draft:7:feedback-support',
    'member:7:history-view',
    'member:7:last-visit',
    'member:7:redemption',
    'member:7:room-visits',
    'settings-storage',
  ];
  const OF_VISITORS = ['draft:visitor:feedback-support', 'pending-login', 'pending-reset'];

  it('is all there while she is logged in', async () => {
    await loadWithEverything();
    expect(left()).toEqual([...DEVICE, ...OF_ADA, ...OF_VISITORS].sort());
  });

  it.each([
    ['she logs out', [without('loggingOut'), NOBODY]],
    ['her account is deleted', [without('forgettingAccount'), NOBODY]],
    [
      'the server ends her session, and she logs out of the next',
      [ENDED, as(ADA), without('loggingOut'), NOBODY],
    ],
  ])('is gone when %s, in this tab and in another', async (_, views) => {
    const go = await loadWithEverything();
    go(...views);
    expect(left()).toEqual(DEVICE);

    const follow = await loadWithEverything();
    await elsewhere(...views);
    follow(NOBODY);
    expect(left()).toEqual(DEVICE);

    const followBefore = await loadWithEverything();
    followBefore(NOBODY);
    await elsewhere(...views);
    expect(left()).toEqual(DEVICE);
  });

  it.each([
    ['in another tab', [without('fetchingAccount'), as(BERT)]],
    ['in another tab after she logged out there', [NOBODY, without('fetchingAccount'), as(BERT)]],
    [
      'after the server ended her session',
      [ENDED, without('loggingIn'), without('fetchingAccount'), as(BERT)],
    ],
    ['after she logged out', [without('loggingOut'), NOBODY, without('loggingIn'), as(BERT)]],
  ])('is gone when somebody else logs in %s, who leaves his own', async (_, views) => {
    const go = await loadWithEverything();
    go(...views);
    expect(left()).toEqual([...DEVICE, 'settings-storage'].sort());
    expect(local.get('settings-storage')).toBe(
      '{"flags":[],"email":"bert@example.com","subs":[],"creditBalance":0}',
    );
  });

  it.each([
    ['the server ends her session', ENDED],
    ['her session ends by its age', without('anonymous', 'tooOld')],
  ])('waits for her alone when %s: of the account only the address, for a day', async (_, ended) => {
    vi.useFakeTimers({ now: Date.parse('2026-10-01T12:00:00Z') });
    const go = await loadWithEverything();
    go(ended);
    expect(left()).toEqual([...DEVICE, ...OF_ADA, ...OF_VISITORS].sort());
    expect(JSON.parse(local.get('settings-storage') ?? '')).toEqual({
      flags: [],
      subs: [],
      creditBalance: 0,
      email: ADA.email,
      endedAt: Date.now(),
    });

    await load(NOBODY);
    expect(left()).toEqual(
      [...DEVICE, ...OF_ADA, 'draft:visitor:feedback-support', 'pending-login', 'pending-reset'].sort(),
    );
    vi.setSystemTime('2026-10-02T12:00:00Z');
    await load(NOBODY);
    expect(left()).toEqual([...DEVICE, 'draft:visitor:feedback-support'].sort());
  });

  it('waits for her also in a tab that hears from another that the server ended her session', async () => {
    const follow = await loadWithEverything();
    follow(NOBODY);
    await elsewhere(ENDED);
    follow(without('loggingIn'), as(ADA));
    expect(left()).toEqual([...DEVICE, ...OF_ADA].sort());
  });

  it('is gone at the next visit when the storage was emptied while no page was open', async () => {
    await loadWithEverything();
    local.delete('settings-storage');
    await load(NOBODY);
    expect(left()).toEqual([...DEVICE, ...OF_VISITORS].sort());
  });

  it('of one who waits for a mail is gone when it has served, and by its age', async () => {
    vi.useFakeTimers({ now: Date.parse('2026-10-01T12:00:00Z') });
    const pending = await import('#lib/pending-login.ts');
    pending.rememberSignUp({ email: 'carl@example.com', uidb64: 'OQ', auth_url: 'https://solver.example/' });
    pending.rememberResetTargets({ back_url: '/app/' });

    expect(pending.readSignUpOf('MTI')).toBe(null);
    expect(pending.readSignUpOf(undefined)).toBe(null);
    expect(pending.readSignUpOf('OQ')).toEqual({
      email: 'carl@example.com',
      uidb64: 'OQ',
      auth_url: 'https://solver.example/',
    });
    expect(pending.readResetTargets()).toEqual({ back_url: '/app/' });

    vi.setSystemTime('2026-10-01T12:10:00Z');
    await load(NOBODY);
    expect(left()).toEqual(['pending-login']);
    pending.forgetSignUpOf('OQ');
    expect(left()).toEqual([]);
  });
});

function storageOf(kept: Map<string, string>): Storage {
  return {
    get length() {
      return kept.size;
    },
    key: (place) => [...kept.keys()][place] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
  };
}
