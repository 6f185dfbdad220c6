import { useSampleText } from '#ui/gallery/sample-text.ts';
import { Specimen } from '#ui/gallery/specimen.tsx';
import { Text } from '#ui/text/text.tsx';
import { Card } from './card.tsx';
import { Container } from './container.tsx';
import { Grid } from './grid.tsx';
import { Inline } from './inline.tsx';
import { Stack } from './stack.tsx';

const SURFACES = ['raised', 'sunken'] as const;
const PADDINGS = ['small', 'medium', 'large'] as const;
const COLUMNS = ['narrow', 'medium', 'wide'] as const;
const WIDTHS = ['narrow', 'text', 'wide'] as const;
const STACK_ALIGNS = ['stretch', 'start', 'center', 'end'] as const;
const INLINE_ALIGNS = ['start', 'center', 'end', 'stretch', 'baseline'] as const;
const JUSTIFIES = ['start', 'center', 'end', 'between'] as const;

export function LayoutGallery() {
  const say = useSampleText();
  const parts = [say('Deals'), say('Earnings'), say('Redemptions')].map((words) => (
    <Card key={words} surface="sunken" padding="small">
      <Text>{words}</Text>
    </Card>
  ));
  return (
    <Stack gap={6}>
      {SURFACES.map((surface) => (
        <Specimen key={surface} name={`card, ${surface}, every padding`}>
          <Grid>
            {PADDINGS.map((padding) => (
              <Card key={padding} surface={surface} padding={padding}>
                <Text>{say('What belongs together')}</Text>
              </Card>
            ))}
          </Grid>
        </Specimen>
      ))}
      {STACK_ALIGNS.map((align) => (
        <Specimen key={align} name={`stack, ${align}`}>
          <Stack align={align} gap={2}>
            {parts}
          </Stack>
        </Specimen>
      ))}
      {JUSTIFIES.map((justify) => (
        <Specimen key={justify} name={`inline, justified: ${justify}`}>
          <Inline justify={justify}>{parts}</Inline>
        </Specimen>
      ))}
      {INLINE_ALIGNS.map((align) => (
        <Specimen key={align} name={`inline, aligned: ${align}`}>
          <Inline align={align}>
            <Text size="figure" as="span">
              86.50
            </Text>
            <Text as="span">{say('Edge')}</Text>
          </Inline>
        </Specimen>
      ))}
      {COLUMNS.map((column) => (
        <Specimen key={column} name={`grid, ${column} columns`}>
          <Grid column={column}>{parts}</Grid>
        </Specimen>
      ))}
      {WIDTHS.map((width) => (
        <Specimen key={width} name={`container, ${width}`}>
          <Container width={width}>
            <Card>
              <Text>{say('As wide as this, where there is room')}</Text>
            </Card>
          </Container>
        </Specimen>
      ))}
    </Stack>
  );
}
