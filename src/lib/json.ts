/** What stored JSON says, or null where there is none or it cannot be read. Whoever uses it checks its shape. */
export function parseJson(text: string | null): unknown {
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
