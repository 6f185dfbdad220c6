import type { AxiosRequestConfig } from 'axios';

/** What a call may say of its request: axios' own settings, with plain headers and the platform's signal. */
export interface ApiRequest extends Omit<AxiosRequestConfig<unknown>, 'headers' | 'signal'> {
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
}
