/**
 * Written by Orval from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */
import type {
  Credentials
} from '../../model/credentials.ts';

import type {
  RefreshToken
} from '../../model/refresh-token.ts';

import type {
  RefreshedToken
} from '../../model/refreshed-token.ts';

import type {
  TokenPair
} from '../../model/token-pair.ts';

import { http } from '../../../http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];


  /**
 * The 401 is the same for a wrong password, an unknown address, an inactive and an unverified member.
 *
 * The 429 bounds refused logins per account, over all callers: it slows down, with pauses that grow to a few minutes
 * (`Retry-After`), and never locks out. Guesses made elsewhere do not slow down a caller who has logged in to the
 * account before, or has just set its password by mail. Logins that succeed count against nobody, so that many people
 * behind one address do not use up each other's tries.
 * @summary Log in
 */
export const createToken = (
    credentials: Credentials,
 options?: SecondParameter<typeof http<TokenPair>>,) => {
      return http<TokenPair>(
      {url: `/api/v1/token/`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: credentials
    },
      options);
    }
  /**
 * With rotation the answer also carries the next refresh token and the one that was sent is spent.
 *
 * A session ends by age, a number of days after the login that is the server's to choose, however often it was
 * refreshed. Its refresh token is then answered `session_too_old` for as long as it would otherwise be good, so that the
 * application can say why the member has to log in again. A changed password begins a new session.
 * @summary Exchange the refresh token for a new access token
 */
export const refreshToken = (
    refreshTokenBody: RefreshToken,
 options?: SecondParameter<typeof http<RefreshedToken>>,) => {
      return http<RefreshedToken>(
      {url: `/api/v1/token/refresh/`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: refreshTokenBody
    },
      options);
    }
  /**
 * Spends the refresh token and every token descended from it. A token of no use is a success too.
 * @summary Log out
 */
export const blacklistToken = (
    refreshToken: RefreshToken,
 options?: SecondParameter<typeof http<void>>,) => {
      return http<void>(
      {url: `/api/v1/token/blacklist/`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: refreshToken
    },
      options);
    }
  export type CreateTokenResult = NonNullable<Awaited<ReturnType<typeof createToken>>>
export type RefreshTokenResult = NonNullable<Awaited<ReturnType<typeof refreshToken>>>
export type BlacklistTokenResult = NonNullable<Awaited<ReturnType<typeof blacklistToken>>>
