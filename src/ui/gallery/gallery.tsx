import pseudolocale from 'pseudolocale';
import { StrictMode, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { LocaleContext } from '#ui/aria-locale/locale-context.ts';
import { Choice } from '#ui/choice/choice.tsx';
import { Heading } from '#ui/heading/heading.tsx';
import { Container, Inline, Stack } from '#ui/layout/layout.tsx';
import '#ui/theme/global.css.ts';
import { actions } from './actions.gallery.tsx';
import { choices } from './choices.gallery.tsx';
import { dataGrid } from './data-grid.gallery.tsx';
import { fields } from './fields.gallery.tsx';
import * as styles from './gallery.css.ts';
import { layouts } from './layouts.gallery.tsx';
import { messages } from './messages.gallery.tsx';
import { overlays } from './overlays.gallery.tsx';
import type { Say } from './specimens.tsx';
import { tables } from './tables.gallery.tsx';
import { texts } from './texts.gallery.tsx';

const components = Object.entries({
  ...actions,
  ...choices,
  ...dataGrid,
  ...fields,
  ...layouts,
  ...messages,
  ...overlays,
  ...tables,
  ...texts,
});

/** How the gallery is looked at; the address holds it, so that a test or a colleague gets the same view. */
const VALUES = {
  theme: ['dark', 'light'],
  text: ['english', 'pseudo'],
  dir: ['ltr', 'rtl'],
  /** The name of one component, or nothing for all. */
  only: ['', ...components.map(([name]) => name)],
};
type Settings = Record<keyof typeof VALUES, string>;
const LABELS: Settings = { theme: 'Theme', text: 'Text', dir: 'Direction', only: 'Component' };
const NAMES = Object.keys(VALUES) as (keyof Settings)[];

/** Draws the gallery in place of the application. */
export function showGallery(root: HTMLElement): void {
  createRoot(root).render(
    <StrictMode>
      <Gallery />
    </StrictMode>,
  );
}

/** Every component in every variant and state. `?only=button` shows one of them. */
function Gallery() {
  const [settings, setSettings] = useState(readSettings);
  useEffect(() => {
    writeSettings(settings);
  }, [settings]);
  const shown = components.filter(([name]) => settings.only === '' || name === settings.only);
  const say: Say = (text) => (settings.text === 'pseudo' ? pseudolocale(text, { extend: 0.4 }) : text);
  return (
    // Arabic, because no right-to-left language has texts yet: the frames and numbers of React Aria turn round.
    <LocaleContext value={settings.dir === 'rtl' ? 'ar-AE' : 'en-US'}>
      <header className={styles.bar}>
        <Container>
          <Inline gap={4} justify="between">
            <Heading level={1} size="small">
              Gallery
            </Heading>
            <Inline gap={4}>
              {NAMES.map((name) => (
                <Choice
                  key={name}
                  label={LABELS[name]}
                  value={settings[name]}
                  options={VALUES[name].map((value) => ({ value, label: value === '' ? 'all' : value }))}
                  onChange={(value) => {
                    setSettings({ ...settings, [name]: value });
                  }}
                />
              ))}
            </Inline>
          </Inline>
        </Container>
      </header>
      <main>
        <Container>
          {shown.map(([name, specimens]) => (
            <section key={name} className={styles.section} aria-label={name} data-gallery={name}>
              <Stack gap={6}>
                <Heading level={2}>{name}</Heading>
                {Object.entries(specimens(say)).map(([variant, specimen]) => (
                  <figure key={variant} className={styles.specimen}>
                    <figcaption className={styles.caption}>{variant}</figcaption>
                    <div>{specimen}</div>
                  </figure>
                ))}
              </Stack>
            </section>
          ))}
        </Container>
      </main>
    </LocaleContext>
  );
}

function readSettings(): Settings {
  const given = new URLSearchParams(window.location.search);
  const read = (name: keyof Settings) => given.get(name) ?? VALUES[name][0] ?? '';
  return { theme: read('theme'), text: read('text'), dir: read('dir'), only: read('only') };
}

/** Also turns the document round and gives it its colours. */
function writeSettings(settings: Settings): void {
  const changed = NAMES.filter((name) => settings[name] !== VALUES[name][0]);
  const query = new URLSearchParams(changed.map((name) => [name, settings[name]])).toString();
  window.history.replaceState(null, '', query === '' ? window.location.pathname : `?${query}`);
  document.documentElement.dir = settings.dir;
  document.documentElement.dataset['theme'] = settings.theme;
}
