import { Button } from '#ui/button/button.tsx';
import { useSampleText } from '#ui/gallery/sample-text.ts';
import { Specimen } from '#ui/gallery/specimen.tsx';
import { Inline } from '#ui/layout/inline.tsx';
import { showToast } from './toast-queue.ts';
import { ToastRegion } from './toast-region.tsx';

export function ToastGallery() {
  const say = useSampleText();
  const shows = (
    intent: 'positive' | 'info' | 'caution' | 'critical',
    label: string,
    description?: string,
  ) => (
    <Button
      variant="secondary"
      onPress={() => {
        showToast({ intent, title: label, ...(description === undefined ? {} : { description }) });
      }}
    >
      {label}
    </Button>
  );
  return (
    <Specimen name="positive, info, caution; critical stays until it is closed">
      <Inline>
        {shows(
          'positive',
          say('Premium redeemed'),
          say('The code comes to player@example.com within 24 hours.'),
        )}
        {shows('info', say('New figures have arrived'))}
        {shows('caution', say('Your session ends in two minutes'), say('Whatever you have typed is kept.'))}
        {shows('critical', say('Your choice was not saved'), say('It is as it was. Try again.'))}
      </Inline>
      <ToastRegion label={say('Messages')} closeLabel={say('Close')} />
    </Specimen>
  );
}
