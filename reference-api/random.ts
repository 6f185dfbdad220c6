import { randomBytes, randomInt, randomUUID } from 'node:crypto';

/** The only source of chance in the reference API. */
export interface Random {
  bytes(size: number): Buffer;
  uuid(): string;
  /** A positive 48-bit integer: unlike a counter it does not reveal who was first. */
  id(): number;
  /** 256 bits, base64url: for links, refresh tokens and keys. */
  token(): string;
  /** Six decimal digits, each code equally likely. */
  code(): string;
}

export function createRandom(): Random {
  return {
    bytes: randomBytes,
    uuid: randomUUID,
    id: () => randomInt(1, 2 ** 48 - 1),
    token: () => randomBytes(32).toString('base64url'),
    code: () => String(randomInt(1_000_000)).padStart(6, '0'),
  };
}
