/** A random UUID (RFC 9562, version 4). `crypto.randomUUID` is missing in insecure contexts. */
export function newId(): string {
  const digits = [...crypto.getRandomValues(new Uint8Array(16))].map(toHex).join('');
  const variant = '89ab'.charAt(Number.parseInt(digits.charAt(16), 16) % 4);
  return [
    digits.slice(0, 8),
    digits.slice(8, 12),
    `4${digits.slice(13, 16)}`,
    `${variant}${digits.slice(17, 20)}`,
    digits.slice(20),
  ].join('-');
}

function toHex(byte: number): string {
  return byte.toString(16).padStart(2, '0');
}
