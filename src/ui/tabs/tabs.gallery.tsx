import { useSampleText } from '#ui/gallery/sample-text.ts';
import { Specimen } from '#ui/gallery/specimen.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/text/text.tsx';
import { Tabs } from './tabs.tsx';

export function TabsGallery() {
  const say = useSampleText();
  return (
    <Stack gap={6}>
      <Specimen name="three tabs, one disabled">
        <Tabs
          label={say('Your rewards')}
          tabs={[
            { id: 'plans', label: say('Plans'), content: <Text>{say('Choose what to redeem.')}</Text> },
            { id: 'history', label: say('History'), content: <Text>{say('Nothing redeemed yet.')}</Text> },
            {
              id: 'goals',
              label: say('Goals'),
              content: <Text>{say('Set a goal.')}</Text>,
              isDisabled: true,
            },
          ]}
        />
      </Specimen>
      <Specimen name="more than fit: the list scrolls">
        <Tabs
          label={say('Earnings by month')}
          tabs={Array.from({ length: 9 }, (_, index) => ({
            id: String(index),
            label: say(`Month ${String(index + 1)}`),
            content: <Text>{say(`Earnings of month ${String(index + 1)}`)}</Text>,
          }))}
        />
      </Specimen>
    </Stack>
  );
}
