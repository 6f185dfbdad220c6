/** An access token as it is sent with one request. */
export interface Bearer {
  readonly token: string;
  /** Increases with each access token of this page, so that an older token can be recognized. */
  readonly generation: number;
  /** Increases with each login on this page. A request is never replayed with the token of another login. */
  readonly login: number;
}

export interface TokenRequest {
  /** The token that got a 401. */
  readonly used?: Bearer;
  readonly signal?: AbortSignal;
  /** The maximum wait for a token, if shorter than the default of the queue. */
  readonly patienceMs?: number;
}

/** The source of tokens for the HTTP layer. The session installs it. */
export interface TokenSource {
  /** The token to send, or null to send none. Rejects with an `ApiError` if there is no token to be had. */
  getToken(request: TokenRequest): Promise<Bearer | null>;
  /** Reports that a replay with this token got a second 401. */
  rejectToken(bearer: Bearer): void;
}

const none: TokenSource = {
  getToken: () => Promise.resolve(null),
  rejectToken: () => undefined,
};

let installed = none;

/** Installs the token source; before that every request is sent without a token. Returns a function that undoes it. */
export function installTokenSource(source: TokenSource): () => void {
  installed = source;
  return () => {
    if (installed === source) installed = none;
  };
}

export function tokenSource(): TokenSource {
  return installed;
}
