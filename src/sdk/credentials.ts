/** `none`: never carries a token; `optional`: answers without one too; `required`: only for members. */
export type CredentialNeed = 'none' | 'optional' | 'required';

/** Exchanges secrets itself, so a 401 here is an answer and not a reason to refresh. */
const TOKEN_CALLS = /^\/api\/v1\/token\//;

/** `security: []` in the description. */
const WITHOUT_TOKEN = [
  /^\/api\/v1\/account\/register\/$/,
  /^\/api\/v1\/account\/email\/verify\//,
  /^\/api\/v1\/account\/password\/reset\//,
];

/** `security: [{}, { bearer: [] }]` in the description. */
const TOKEN_OPTIONAL = [
  /^\/api\/v1\/region\/$/,
  /^\/api\/v1\/deals\/$/,
  /^\/api\/v1\/rooms\/[^/]+\/$/,
  /^\/api\/v1\/feedback\/$/,
  /^\/api\/v1\/plans\/$/,
];

/** Compared with the API description by `credentials.test.ts`. An address outside the API gets no token. */
export function credentialNeed(url: string): CredentialNeed {
  if (!url.startsWith('/api/')) return 'none';
  const path = url.split('?', 1)[0] ?? '';
  if ([TOKEN_CALLS, ...WITHOUT_TOKEN].some((pattern) => pattern.test(path))) return 'none';
  return TOKEN_OPTIONAL.some((pattern) => pattern.test(path)) ? 'optional' : 'required';
}
