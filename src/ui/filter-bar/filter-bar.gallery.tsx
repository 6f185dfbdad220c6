import { useState } from 'react';
import { Choice } from '../choice/choice.tsx';
import { useSampleText } from '../gallery/sample-text.ts';
import { Specimen } from '../gallery/specimen.tsx';
import { StarIcon } from '../icons/star-icon.ts';
import { SearchField } from '../search-field/search-field.tsx';
import { ToggleButton } from '../toggle-button/toggle-button.tsx';
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
