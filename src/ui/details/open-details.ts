/** Opens the `Details` of this id, if the page has one; scrolling there is left to whoever follows the link. */
export function openDetails(id: string): void {
  const element = document.getElementById(id);
  if (element instanceof HTMLDetailsElement) element.open = true;
}
