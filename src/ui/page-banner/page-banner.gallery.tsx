import { useSampleText } from '#ui/gallery/sample-text.ts';
import { Specimen } from '#ui/gallery/specimen.tsx';
import { Text } from '#ui/text/text.tsx';
import { PageBanner } from './page-banner.tsx';

export function PageBannerGallery() {
  const say = useSampleText();
  return (
    <Specimen name="over the header">
      <PageBanner>
        <Text>{say('One question before you go on.')}</Text>
      </PageBanner>
    </Specimen>
  );
}
