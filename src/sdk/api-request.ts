import type { AxiosRequestConfig } from 'axios';

/** The settings of a request: those of axios, with plain headers and a native `AbortSignal`. */
export interface ApiRequest extends Omit<AxiosRequestConfig<unknown>, 'headers' | 'signal'> {
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
}
