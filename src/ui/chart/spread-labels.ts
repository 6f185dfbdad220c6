/** Moves two labels at the same place apart until each can be read, and keeps both inside; percent of the height. */
export function spreadLabels(tops: readonly number[], apart: number): number[] {
  const order = tops.map((top, index) => ({ top, index })).sort((one, other) => one.top - other.top);
  const placed = [...tops];
  let free = apart / 2;
  for (const [rank, { top, index }] of order.entries()) {
    const next = order[rank + 1];
    const overlap = next === undefined ? 0 : Math.max(0, apart - (next.top - top));
    const most = 100 - apart / 2 - apart * (order.length - 1 - rank);
    placed[index] = Math.min(Math.max(top - overlap / 2, free), most);
    free = (placed[index] ?? 0) + apart;
  }
  return placed;
}
