/**
 * Written from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */
export interface PublicOperation {
  readonly method: string;
  /** The whole path of the URL. */
  readonly path: RegExp;
  /** `never`: send no access token. `optional`: send one if there is one; after a 401 try once without. */
  readonly bearer: 'never' | 'optional';
}

export const publicOperations: readonly PublicOperation[] = [
  // createToken
  { method: 'POST', path: /^\/api\/v1\/token\/$/, bearer: 'never' },
  // refreshToken
  { method: 'POST', path: /^\/api\/v1\/token\/refresh\/$/, bearer: 'never' },
  // blacklistToken
  { method: 'POST', path: /^\/api\/v1\/token\/blacklist\/$/, bearer: 'never' },
  // registerAccount
  { method: 'POST', path: /^\/api\/v1\/account\/register\/$/, bearer: 'never' },
  // confirmEmailVerification
  { method: 'GET', path: /^\/api\/v1\/account\/email\/verify\/confirm\/[^/]+\/[^/]+\/$/, bearer: 'never' },
  // resendEmailVerification
  { method: 'POST', path: /^\/api\/v1\/account\/email\/verify\/resend\/$/, bearer: 'never' },
  // resetPassword
  { method: 'POST', path: /^\/api\/v1\/account\/password\/reset\/$/, bearer: 'never' },
  // confirmPasswordReset
  { method: 'POST', path: /^\/api\/v1\/account\/password\/reset\/confirm\/[^/]+\/[^/]+\/$/, bearer: 'never' },
  // region
  { method: 'GET', path: /^\/api\/v1\/region\/$/, bearer: 'optional' },
  // deals
  { method: 'GET', path: /^\/api\/v1\/deals\/$/, bearer: 'optional' },
  // room
  { method: 'GET', path: /^\/api\/v1\/rooms\/[^/]+\/$/, bearer: 'optional' },
  // sendFeedback
  { method: 'POST', path: /^\/api\/v1\/feedback\/$/, bearer: 'optional' },
  // plans
  { method: 'GET', path: /^\/api\/v1\/plans\/$/, bearer: 'optional' },
];
