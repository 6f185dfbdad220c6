import { useState } from 'react';
import { useSampleText } from '#ui/gallery/sample-text.ts';
import { Specimen } from '#ui/gallery/specimen.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Choice } from './choice.tsx';

const LAYOUTS = ['inline', 'stacked'] as const;

export function ChoiceGallery() {
  const say = useSampleText();
  const [language, setLanguage] = useState('en');
  return (
    <Stack gap={6}>
      {LAYOUTS.map((layout) => (
        <Specimen key={layout} name={`a setting that takes effect at once, ${layout}`}>
          <Choice
            layout={layout}
            label={say('Language')}
            value={language}
            options={[
              { value: 'en', label: say('English'), lang: 'en' },
              { value: 'de', label: say('Deutsch'), lang: 'de' },
              { value: 'pt', label: say('Português'), lang: 'pt' },
            ]}
            onChange={setLanguage}
          />
        </Specimen>
      ))}
    </Stack>
  );
}
