import { useSampleText } from '#ui/gallery/sample-text.ts';
import { Specimen } from '#ui/gallery/specimen.tsx';
import { Link } from '#ui/link/link.tsx';
import { SiteMenu } from './site-menu.tsx';

export function SiteMenuGallery() {
  const say = useSampleText();
  return (
    <Specimen name="at rest; open, it lies below the header of the page">
      <SiteMenu label={say('Menu')}>
        <Link href="#rewards" variant="row">
          {say('Your rewards')}
        </Link>
      </SiteMenu>
    </Specimen>
  );
}
