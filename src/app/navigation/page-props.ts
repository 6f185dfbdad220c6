/** What every page is given. The query is the page's own, also while the address already moved on. */
export interface PageProps {
  readonly query: string;
}
