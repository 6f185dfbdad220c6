import { createHash, randomBytes } from 'node:crypto';

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

/** Cryptographic chance, or with a seed the same values on every run (for tests only). */
export function createRandom(seed?: string): Random {
  const bytes = seed === undefined ? randomBytes : seededBytes(seed);
  return {
    bytes,
    uuid: () => toUuid(bytes(16)),
    id: () => bytes(6).readUIntBE(0, 6) + 1,
    token: () => bytes(32).toString('base64url'),
    code: () => toCode(bytes),
  };
}

function seededBytes(seed: string): (size: number) => Buffer {
  let block = 0;
  return (size) => {
    const blocks = Array.from({ length: Math.ceil(size / 32) }, () =>
      createHash('sha256').update(`${seed}:${block++}`).digest(),
    );
    return Buffer.concat(blocks).subarray(0, size);
  };
}

function toUuid(bytes: Buffer): string {
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x40, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

function toCode(bytes: (size: number) => Buffer): string {
  // 4294 million is the largest multiple of a million in 32 bits; above it the remainder would be uneven.
  for (;;) {
    const value = bytes(4).readUInt32BE();
    if (value < 4_294_000_000) return String(value % 1_000_000).padStart(6, '0');
  }
}
