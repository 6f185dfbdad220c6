/** How the gallery is looked at; the address holds it, so that a test or a colleague gets the same view. */
export interface GallerySettings {
  theme: string;
  text: string;
  dir: string;
  /** The name of one component, or nothing for all. */
  only: string;
}

const STANDARD: GallerySettings = { theme: 'dark', text: 'english', dir: 'ltr', only: '' };

export function readSettings(): GallerySettings {
  const given = new URLSearchParams(window.location.search);
  const read = (name: keyof GallerySettings) => given.get(name) ?? STANDARD[name];
  return { theme: read('theme'), text: read('text'), dir: read('dir'), only: read('only') };
}

/** Also turns the document round and gives it its colours. */
export function writeSettings(settings: GallerySettings): void {
  const changed = Object.entries(settings).filter(
    ([name, value]) => value !== STANDARD[name as keyof GallerySettings],
  );
  const query = new URLSearchParams(changed as [string, string][]).toString();
  window.history.replaceState(null, '', query === '' ? window.location.pathname : `?${query}`);
  document.documentElement.dir = settings.dir;
  document.documentElement.dataset['theme'] = settings.theme;
}
