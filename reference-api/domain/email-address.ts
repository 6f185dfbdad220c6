/** The address as it is kept and written to; `+` and dots stay. */
export function tidyEmail(written: string): string {
  return written.trim().normalize('NFC');
}

/** The address as it is compared: nobody means two accounts by `Ann@…` and `ann@…`. */
export function emailKey(written: string): string {
  return tidyEmail(written).toLowerCase();
}
