import { useSampleText } from '#ui/gallery/sample-text.ts';
import { Specimen } from '#ui/gallery/specimen.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/text/text.tsx';
import { CardFoot, CardList, CardListItem } from './card-list.tsx';

const COLUMNS = ['medium', 'wide'] as const;

export function CardListGallery() {
  const say = useSampleText();
  return (
    <Stack gap={6}>
      {COLUMNS.map((column) => (
        <Specimen key={column} name={`${column}, with feet that are level`}>
          <CardList column={column}>
            <CardListItem>
              <Text>{say('30% rakeback')}</Text>
              <CardFoot>{say('New players only.')}</CardFoot>
            </CardListItem>
            <CardListItem isOneOfMany>
              <Text>{say('30% rakeback')}</Text>
              <Text>{say('And a race for those who play every day of the month')}</Text>
              <CardFoot>{say('Paid daily.')}</CardFoot>
            </CardListItem>
            <CardListItem isHidden>
              <Text>{say('Not among what was looked for')}</Text>
            </CardListItem>
          </CardList>
        </Specimen>
      ))}
    </Stack>
  );
}
