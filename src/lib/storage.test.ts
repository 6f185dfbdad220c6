import { expect, it } from 'vitest';

import { createStore, localStore } from './storage.ts';

/** `room`: how many values find place. `forgetting`: what is written is not there afterwards. */
interface Fault {
  reading?: boolean;
  writing?: boolean;
  forgetting?: boolean;
  room?: number;
}

function fakeStorage(broken: Fault = {}) {
  const values = new Map<string, string>();
  const storage = {
    getItem: (key: string) => {
      if (broken.reading) throw new DOMException('no', 'SecurityError');
      return values.get(key) ?? null;
    },
    setItem: (key: string, value: string) => {
      if (broken.writing) throw new DOMException('full', 'QuotaExceededError');
      if (values.size >= (broken.room ?? Infinity)) throw new DOMException('full', 'QuotaExceededError');
      if (!broken.forgetting) values.set(key, value);
    },
    removeItem: (key: string) => {
      if (broken.writing) throw new DOMException('no', 'SecurityError');
      values.delete(key);
    },
    key: (place: number) => [...values.keys()][place] ?? null,
    get length() {
      return values.size;
    },
  } as Storage;
  return { values, broken, store: createStore(() => storage) };
}

it('stores values in the browser, and the probe leaves no trace', () => {
  const { store, values } = fakeStorage();
  expect([store.isPersistent(), store.write('a', '1'), store.read('a'), [...values]]).toEqual([
    true,
    true,
    '1',
    [['a', '1']],
  ]);
  store.remove('a');
  expect([store.read('a'), values.size]).toEqual([null, 0]);
});

it('scenario 23: where the browser forbids storage, values last as long as the page', () => {
  const store = createStore(() => {
    throw new DOMException('no', 'SecurityError');
  });
  expect([store.isPersistent(), store.read('a'), store.write('a', '1'), store.read('a')]).toEqual([
    false,
    null,
    false,
    '1',
  ]);
  store.remove('a');
  expect(store.read('a')).toBe(null);
});

it('a value that exceeds the quota replaces the stored one in memory until there is space again', () => {
  const { store, values, broken } = fakeStorage();
  store.write('a', 'old');
  broken.writing = true;
  expect([store.write('a', 'new'), store.read('a'), values.get('a')]).toEqual([false, 'new', 'old']);
  broken.writing = false;
  expect([store.write('a', 'newer'), store.read('a'), values.get('a')]).toEqual([true, 'newer', 'newer']);
});

it('the old value is removed if the new one fits only without it', () => {
  const { store, values, broken } = fakeStorage();
  store.write('a', 'old');
  broken.room = 1;
  expect([store.write('a', 'new'), store.read('a'), values.get('a')]).toEqual([true, 'new', 'new']);
  broken.room = 0;
  expect([store.write('a', 'newer'), store.read('a'), values.get('a')]).toEqual([false, 'newer', undefined]);
});

it('a storage that drops values silently is not persistent', () => {
  const { store } = fakeStorage({ forgetting: true });
  expect([store.isPersistent(), store.write('a', '1'), store.read('a')]).toEqual([false, false, '1']);
});

it('where there is no storage at all, values last as long as the page', () => {
  const store = createStore(() => null as unknown as Storage);
  expect([store.isPersistent(), store.write('a', '1'), store.read('a')]).toEqual([false, false, '1']);
  store.removeAll('');
  expect(store.read('a')).toBe(null);
});

it('a value that the browser does not remove reads as removed', () => {
  const { store, broken } = fakeStorage();
  store.write('a', '1');
  broken.writing = true;
  store.remove('a');
  expect(store.read('a')).toBe(null);
});

it('all keys with a prefix are removed at once, also those in memory', () => {
  const { store, values, broken } = fakeStorage();
  store.write('draft:a', '1');
  store.write('draft:b', '2');
  store.write('other', '3');
  broken.writing = true;
  store.write('draft:c', '4');
  broken.writing = false;
  store.removeAll('draft:');

  expect([store.read('draft:a'), store.read('draft:b'), store.read('draft:c')]).toEqual([null, null, null]);
  expect([...values]).toEqual([['other', '3']]);
});

it('importing it touches no storage, so that pages can be rendered where there is none', () => {
  expect([localStore.isPersistent(), localStore.read('a')]).toEqual([false, null]);
});
