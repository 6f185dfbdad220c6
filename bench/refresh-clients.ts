import axios, { isAxiosError } from 'axios';

import { createStore } from '#lib/storage.ts';
import { http } from '#sdk/http.ts';
import { configureHttp } from '#sdk/transport.ts';
import { startSession } from '#session/session.ts';

/** Something that sends requests and refreshes by itself. */
export interface Client {
  readonly name: string;
  readonly get: () => Promise<unknown>;
}

/** The application's own HTTP layer, with a session on a storage in memory. */
export function ourClient(origin: string): Client {
  configureHttp({ baseUrl: origin });
  const store = createStore(() => {
    throw new Error('no storage here');
  });
  store.write('user_refresh', 'refresh');
  startSession({
    store,
    locks: navigator.locks,
    page: new EventTarget(),
    isVisible: () => true,
    setVeiled: () => undefined,
    now: () => Date.now(),
    chance: () => 0,
    newId: () => 'bench',
  });
  return { name: 'this SDK', get: () => http({ url: '/api/v1/things/', method: 'GET' }) };
}

/** A minimal client: one shared promise, without a queue, abort or other tabs. */
export function bareClient(origin: string): Client {
  const client = axios.create({ baseURL: origin });
  let token = '';
  let refreshing: Promise<void> | null = null;
  const refresh = async () => {
    const { data } = await axios.post<{ access: string }>(`${origin}/api/v1/token/refresh/`, {
      refresh: 'r',
    });
    token = data.access;
  };
  const send = () =>
    client.get<unknown>('/api/v1/things/', { headers: { Authorization: `Bearer ${token}` } });
  return {
    name: 'bare single-flight',
    get: () =>
      send().catch(async (error: unknown) => {
        if (!isAxiosError(error) || error.response?.status !== 401) throw error;
        refreshing ??= refresh().finally(() => (refreshing = null));
        await refreshing;
        return send();
      }),
  };
}
