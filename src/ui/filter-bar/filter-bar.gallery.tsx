import { useState } from 'react';
import { Choice } from '#ui/choice/choice.tsx';
import { useSampleText } from '#ui/gallery/sample-text.ts';
import { Specimen } from '#ui/gallery/specimen.tsx';
import { StarIcon } from '#ui/icons/star-icon.ts';
import { SearchField } from '#ui/search-field/search-field.tsx';
import { ToggleButton } from '#ui/toggle-button/toggle-button.tsx';
import { FilterBar } from './filter-bar.tsx';

export function FilterBarGallery() {
  const say = useSampleText();
  const [text, setText] = useState('');
  const [order, setOrder] = useState('best');
  const [isExclusive, setExclusive] = useState(false);
  return (
    <Specimen name="a search, a choice and a button">
      <FilterBar label={say('Filter the deals')}>
        <SearchField label={say('Search')} value={text} onChange={setText} />
        <Choice
          layout="stacked"
          label={say('Sort by')}
          value={order}
          options={[
            { value: 'best', label: say('Best first') },
            { value: 'room', label: say('Room name') },
          ]}
          onChange={setOrder}
        />
        <ToggleButton
          size="field"
          icon={<StarIcon />}
          isPressed={isExclusive}
          onPress={() => {
            setExclusive(!isExclusive);
          }}
        >
          {say('Exclusive only')}
        </ToggleButton>
      </FilterBar>
    </Specimen>
  );
}
