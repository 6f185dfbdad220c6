/**
 * Written by Orval from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */
import * as zod from 'zod/mini';

import {
  Credentials
} from '../schemas/credentials.zod.ts';

import {
  Detail
} from '../schemas/detail.zod.ts';

import {
  InvalidFields
} from '../schemas/invalid-fields.zod.ts';

import {
  RefreshToken
} from '../schemas/refresh-token.zod.ts';

import {
  RefreshedToken
} from '../schemas/refreshed-token.zod.ts';

import {
  RegionBlocked
} from '../schemas/region-blocked.zod.ts';

import {
  SessionTooOld
} from '../schemas/session-too-old.zod.ts';

import {
  TokenPair
} from '../schemas/token-pair.zod.ts';

import {
  Unauthorized
} from '../schemas/unauthorized.zod.ts';


/**
 * The 401 is the same for a wrong password, an unknown address, an inactive and an unverified member.
 *
 * The 429 bounds refused logins per account, over all callers: it slows down, with pauses that grow to a few minutes
 * (`Retry-After`), and never locks out. Guesses made elsewhere do not slow down a caller who has logged in to the
 * account before, or has just set its password by mail. Logins that succeed count against nobody, so that many people
 * behind one address do not use up each other's tries.
 * @summary Log in
 */
export const CreateTokenBody = Credentials

export const CreateToken200Response = TokenPair

export const CreateToken400Response = InvalidFields

export const CreateToken401Response = Unauthorized

export const CreateToken403Response = RegionBlocked

export const CreateToken415Response = Detail

export const CreateToken429Response = Detail

/**
 * With rotation the answer also carries the next refresh token and the one that was sent is spent.
 *
 * A session ends by age, a number of days after the login that is the server's to choose, however often it was
 * refreshed. Its refresh token is then answered `session_too_old` for as long as it would otherwise be good, so that the
 * application can say why the member has to log in again. A changed password begins a new session.
 * @summary Exchange the refresh token for a new access token
 */
export const RefreshTokenBody = RefreshToken

export const RefreshToken200Response = RefreshedToken

export const RefreshToken400Response = InvalidFields

export const RefreshToken401Response = /*#__PURE__*/ zod.union([SessionTooOld,Unauthorized])

export const RefreshToken403Response = RegionBlocked

export const RefreshToken415Response = Detail

export const RefreshToken429Response = Detail

/**
 * Spends the refresh token and every token descended from it. A token of no use is a success too.
 * @summary Log out
 */
export const BlacklistTokenBody = RefreshToken

export const BlacklistToken204Response = /*#__PURE__*/ zod.void()

export const BlacklistToken400Response = InvalidFields

export const BlacklistToken403Response = RegionBlocked

export const BlacklistToken415Response = Detail

