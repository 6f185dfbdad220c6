/** What every page is given. Path and query are the page's own, also while the address already moved on. */
export interface PageProps {
  readonly path: string;
  readonly query: string;
  /** For a page whose title depends on what it reads or on its step: names the window, in the UI language; null: the page's own. */
  readonly onTitle: (title: string | null) => void;
}
