import { useState } from 'react';
import { useSampleText } from '#ui/gallery/sample-text.ts';
import { Specimen } from '#ui/gallery/specimen.tsx';
import { Grid } from '#ui/layout/grid.tsx';
import { SearchField } from './search-field.tsx';

export function SearchFieldGallery() {
  const say = useSampleText();
  const [value, setValue] = useState('');
  const [filled, setFilled] = useState(say('River'));
  return (
    <Grid gap={8}>
      <Specimen name="empty">
        <SearchField label={say('Search')} placeholder={say('Room')} value={value} onChange={setValue} />
      </Specimen>
      <Specimen name="filled">
        <SearchField label={say('Search rooms')} value={filled} onChange={setFilled} />
      </Specimen>
    </Grid>
  );
}
