import { publicOperations } from './generated/public-operations.ts';

/** `none`: never carries a token; `optional`: answers without one too; `required`: only for members. */
export type CredentialNeed = 'none' | 'optional' | 'required';

/** What the API description says of the call. An address outside the API gets no token. */
export function credentialNeed(method: string, url: string): CredentialNeed {
  if (!url.startsWith('/api/')) return 'none';
  const path = url.split('?', 1)[0] ?? '';
  const open = publicOperations.find((one) => one.method === method.toUpperCase() && one.path.test(path));
  if (open === undefined) return 'required';
  return open.bearer === 'never' ? 'none' : 'optional';
}
