import { useEffect, useState } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Choice } from '#ui/choice/choice.tsx';
import { Heading } from '#ui/heading/heading.tsx';
import { Container } from '#ui/layout/container.tsx';
import { Inline } from '#ui/layout/inline.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { galleries } from './galleries.ts';
import { type GallerySettings, readSettings, writeSettings } from './gallery-settings.ts';
import * as styles from './gallery.css.ts';
import { PseudoTextContext } from './sample-text.ts';

/** Every component in every variant and state. `?only=button` shows one of them. */
export function Gallery() {
  const [settings, setSettings] = useState(readSettings);
  useEffect(() => {
    writeSettings(settings);
  }, [settings]);
  const set = (change: Partial<GallerySettings>) => {
    setSettings({ ...settings, ...change });
  };
  const shown = galleries.filter(({ name }) => settings.only === '' || name === settings.only);
  return (
    // Arabic, because no right-to-left language has texts yet: the frames and numbers of React Aria turn round.
    <I18nProvider locale={settings.dir === 'rtl' ? 'ar-AE' : 'en-US'}>
      <PseudoTextContext value={settings.text === 'pseudo'}>
        <header className={styles.bar}>
          <Container>
            <Inline gap={4} justify="between">
              <Heading level={1} size="small">
                Gallery
              </Heading>
              <Inline gap={4}>
                <Setting
                  label="Theme"
                  name="theme"
                  values={['dark', 'light']}
                  settings={settings}
                  onSet={set}
                />
                <Setting
                  label="Text"
                  name="text"
                  values={['english', 'pseudo']}
                  settings={settings}
                  onSet={set}
                />
                <Setting
                  label="Direction"
                  name="dir"
                  values={['ltr', 'rtl']}
                  settings={settings}
                  onSet={set}
                />
                <Setting
                  label="Component"
                  name="only"
                  values={['', ...galleries.map(({ name }) => name)]}
                  settings={settings}
                  onSet={set}
                />
              </Inline>
            </Inline>
          </Container>
        </header>
        <main>
          <Container>
            {shown.map(({ name, Gallery: Shown }) => (
              <section key={name} className={styles.section} aria-label={name} data-gallery={name}>
                <Stack gap={6}>
                  <Heading level={2}>{name}</Heading>
                  <Shown />
                </Stack>
              </section>
            ))}
          </Container>
        </main>
      </PseudoTextContext>
    </I18nProvider>
  );
}

interface SettingProps {
  label: string;
  name: keyof GallerySettings;
  values: readonly string[];
  settings: GallerySettings;
  onSet: (change: Partial<GallerySettings>) => void;
}

function Setting({ label, name, values, settings, onSet }: SettingProps) {
  return (
    <Choice
      label={label}
      value={settings[name]}
      options={values.map((value) => ({ value, label: value === '' ? 'all' : value }))}
      onChange={(value) => {
        onSet({ [name]: value });
      }}
    />
  );
}
