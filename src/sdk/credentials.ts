import { publicOperations } from './generated/public-operations.ts';

/** `none`: never send a token; `optional`: the call also works without one; `required`: only for members. */
export type CredentialNeed = 'none' | 'optional' | 'required';

/** Reads the need of a call from the API description; `none` for an address outside the API. */
export function credentialNeed(method: string, url: string): CredentialNeed {
  if (!url.startsWith('/api/')) return 'none';
  const path = url.split('?', 1)[0] ?? '';
  const open = publicOperations.find((one) => one.method === method.toUpperCase() && one.path.test(path));
  if (open === undefined) return 'required';
  return open.bearer === 'never' ? 'none' : 'optional';
}
