/** An access token as it is sent with one request. */
export interface Bearer {
  readonly token: string;
  /** Counts the access tokens of this page, so that an older one is known as such. */
  readonly generation: number;
  /** Counts the logins that this page has seen: a request of one is never sent again with a token of another. */
  readonly login: number;
}

export interface TokenRequest {
  /** The token that got a 401. */
  readonly used?: Bearer;
  readonly signal?: AbortSignal;
  /** How long to wait for a token at most, when that is less than any request waits. */
  readonly patienceMs?: number;
}

/** Where the HTTP layer gets its tokens. The session installs it. */
export interface TokenSource {
  /** The token to send, null for "send without"; rejects with an `ApiError` when none can be had. */
  getToken(request: TokenRequest): Promise<Bearer | null>;
  /** A request that was sent again with this token got a 401 once more. */
  rejectToken(bearer: Bearer): void;
}

const none: TokenSource = {
  getToken: () => Promise.resolve(null),
  rejectToken: () => undefined,
};

let installed = none;

/** Until it is called, every request goes without a token. Returns how to undo it. */
export function installTokenSource(source: TokenSource): () => void {
  installed = source;
  return () => {
    if (installed === source) installed = none;
  };
}

export function tokenSource(): TokenSource {
  return installed;
}
