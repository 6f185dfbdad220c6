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
  TokenPair
} from '../schemas/token-pair.zod.ts';

import {
  Unauthorized
} from '../schemas/unauthorized.zod.ts';


/**
 * The 401 is the same for a wrong password, an unknown address, an inactive and an unverified member.
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
 * @summary Exchange the refresh token for a new access token
 */
export const RefreshTokenBody = RefreshToken

export const RefreshToken200Response = RefreshedToken

export const RefreshToken400Response = InvalidFields

export const RefreshToken401Response = Unauthorized

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

