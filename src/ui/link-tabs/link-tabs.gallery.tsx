import { useSampleText } from '#ui/gallery/sample-text.ts';
import { Specimen } from '#ui/gallery/specimen.tsx';
import { LinkTabs } from './link-tabs.tsx';

export function LinkTabsGallery() {
  const say = useSampleText();
  return (
    <Specimen name="the second page">
      <LinkTabs
        label={say('Rewards')}
        links={[
          { href: '#summary', label: say('Summary'), isCurrent: false },
          { href: '#history', label: say('Edge History'), isCurrent: true },
        ]}
      />
    </Specimen>
  );
}
