import { useSampleText } from '#ui/gallery/sample-text.ts';
import { Specimen } from '#ui/gallery/specimen.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Breadcrumbs } from './breadcrumbs.tsx';

export function BreadcrumbsGallery() {
  const say = useSampleText();
  const deals = { href: '#deals', label: say('Deals') };
  return (
    <Stack gap={6}>
      <Specimen name="one page above">
        <Breadcrumbs label={say('Way to this deal')} above={[deals]} current={say('Harbour Poker')} />
      </Specimen>
      <Specimen name="several, wrapping">
        <Breadcrumbs
          label={say('Way to this guide')}
          above={[
            deals,
            { href: '#room', label: say('Royal River Club') },
            { href: '#how', label: say('How-to') },
          ]}
          current={say('How to report your username to the room and to us')}
        />
      </Specimen>
    </Stack>
  );
}
