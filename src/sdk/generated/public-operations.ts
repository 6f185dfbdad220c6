/**
 * Written from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */
export interface PublicOperation {
  readonly id: string;
  readonly method: string;
  /** The whole path of the URL. */
  readonly path: RegExp;
  /** `never`: send no access token. `optional`: send one if there is one; after a 401 try once without. */
  readonly bearer: 'never' | 'optional';
}

export const publicOperations: readonly PublicOperation[] = [
  { id: 'createToken', method: 'POST', path: /^\/api\/v1\/token\/$/, bearer: 'never' },
  { id: 'refreshToken', method: 'POST', path: /^\/api\/v1\/token\/refresh\/$/, bearer: 'never' },
  { id: 'blacklistToken', method: 'POST', path: /^\/api\/v1\/token\/blacklist\/$/, bearer: 'never' },
  { id: 'registerAccount', method: 'POST', path: /^\/api\/v1\/account\/register\/$/, bearer: 'never' },
  { id: 'confirmEmailVerification', method: 'GET', path: /^\/api\/v1\/account\/email\/verify\/confirm\/[^/]+\/[^/]+\/$/, bearer: 'never' },
  { id: 'resendEmailVerification', method: 'POST', path: /^\/api\/v1\/account\/email\/verify\/resend\/$/, bearer: 'never' },
  { id: 'resetPassword', method: 'POST', path: /^\/api\/v1\/account\/password\/reset\/$/, bearer: 'never' },
  { id: 'confirmPasswordReset', method: 'POST', path: /^\/api\/v1\/account\/password\/reset\/confirm\/[^/]+\/[^/]+\/$/, bearer: 'never' },
  { id: 'region', method: 'GET', path: /^\/api\/v1\/region\/$/, bearer: 'optional' },
  { id: 'deals', method: 'GET', path: /^\/api\/v1\/deals\/$/, bearer: 'optional' },
  { id: 'room', method: 'GET', path: /^\/api\/v1\/rooms\/[^/]+\/$/, bearer: 'optional' },
  { id: 'sendFeedback', method: 'POST', path: /^\/api\/v1\/feedback\/$/, bearer: 'optional' },
  { id: 'plans', method: 'GET', path: /^\/api\/v1\/plans\/$/, bearer: 'optional' },
];
