/**
 * After each arrow key React Aria scrolls the middle of the whole table into the middle of what shows it, and then
 * the focused row back into view: the rows jump (adobe/react-spectrum#10182). The second step is enough.
 */
export function keepScrollSteady(table: HTMLElement): void {
  table.scrollIntoView = () => undefined;
}
