/** Whether English text makes a browser fetch this `@font-face`: by its range, or always without one. */
export function coversEnglish(face: string): boolean {
  const ranges = /unicode-range:([^;}]+)/i.exec(face)?.[1]?.split(',');
  if (ranges === undefined) return true;
  return ranges.some((range) => {
    const [from = '', to = from] = range.trim().slice(2).split('-');
    const low = parseInt(from.replaceAll('?', '0'), 16);
    const high = parseInt(to.replaceAll('?', 'F'), 16);
    return low <= 0x41 && high >= 0x41;
  });
}
