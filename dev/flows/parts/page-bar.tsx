import type { KnownPage, KnownPages } from '../model/known-pages.ts';

interface PageBarProps {
  readonly pages: KnownPages;
  readonly page: KnownPage | undefined;
  readonly onChoose: (page: string) => void;
}

/** What is watched, and whether it still answers. */
export function PageBar({ pages, page, onChoose }: PageBarProps) {
  return (
    <header className="bar">
      <h1>Flows</h1>
      {pages.length > 1 && (
        <label className="bar-choice">
          Tab
          <select
            value={page?.page}
            onChange={({ target }) => {
              onChoose(target.value);
            }}
          >
            {pages.map((known, index) => (
              <option key={known.page} value={known.page}>
                {`${index + 1}${known.isHere ? '' : ' (closed)'}`}
              </option>
            ))}
          </select>
        </label>
      )}
      <Connection page={page} />
      <span className="bar-space" />
      <a className="button" href="/" target="_blank" rel="noreferrer">
        Open the product
      </a>
    </header>
  );
}

function Connection({ page }: { readonly page: KnownPage | undefined }) {
  if (!page) return <Pill state="waiting" text="Waiting for the product" />;
  if (page.isHere) return <Pill state="connected" text="Connected" />;
  return <Pill state="gone" text="Disconnected: the tab was closed, or does not answer" />;
}

function Pill({ state, text }: { readonly state: 'waiting' | 'connected' | 'gone'; readonly text: string }) {
  return (
    <span role="status" className="pill" data-state={state}>
      {text}
    </span>
  );
}
