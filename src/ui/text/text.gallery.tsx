import { Stack } from '#ui/layout/stack.tsx';
import { useSampleText } from '#ui/gallery/sample-text.ts';
import { Specimen } from '#ui/gallery/specimen.tsx';
import { CodeBlock } from './code-block.tsx';
import { Text } from './text.tsx';

const SIZES = ['caption', 'small', 'body', 'lead'] as const;
const TONES = ['default', 'strong', 'muted', 'accent', 'positive', 'caution', 'critical', 'info'] as const;
const WEIGHTS = ['regular', 'medium', 'semibold', 'bold'] as const;

export function TextGallery() {
  const say = useSampleText();
  return (
    <Stack gap={6}>
      <Specimen name="sizes">
        <Stack gap={2}>
          {SIZES.map((size) => (
            <Text key={size} size={size}>
              {say('Edge is counted once a day.')}
            </Text>
          ))}
          <Text size="figure">1,234.50</Text>
        </Stack>
      </Specimen>
      <Specimen name="tones">
        <Stack gap={2}>
          {TONES.map((tone) => (
            <Text key={tone} tone={tone}>
              {say('Edge is counted once a day.')}
            </Text>
          ))}
        </Stack>
      </Specimen>
      <Specimen name="weights">
        <Stack gap={2}>
          {WEIGHTS.map((weight) => (
            <Text key={weight} weight={weight}>
              {say('Edge is counted once a day.')}
            </Text>
          ))}
        </Stack>
      </Specimen>
      <Specimen name="a paragraph keeps lines that read easily">
        <Text>
          {say(
            'A room counts the rake of every hand that you play. It takes off what its rules name, and reports the rest to us, once a day. We turn your share of it into Edge, which you redeem for a plan of the solver.',
          )}
        </Text>
      </Specimen>
      <Specimen name="text of a machine">
        <CodeBlock>{say('TypeError: Cannot read properties of undefined (reading edge_balance)')}</CodeBlock>
      </Specimen>
    </Stack>
  );
}
