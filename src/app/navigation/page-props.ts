/** What every page is given. Path and query are the page's own, also while the address already moved on. */
export interface PageProps {
  readonly path: string;
  readonly query: string;
  /** For a page whose title depends on what it reads: names the window, in the UI language. */
  readonly onTitle: (title: string) => void;
}
