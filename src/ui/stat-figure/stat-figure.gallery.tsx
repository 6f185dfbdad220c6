import { Card } from '#ui/layout/card.tsx';
import { Grid } from '#ui/layout/grid.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { useSampleText } from '#ui/gallery/sample-text.ts';
import { Specimen } from '#ui/gallery/specimen.tsx';
import { StatFigure } from './stat-figure.tsx';

export function StatFigureGallery() {
  const say = useSampleText();
  const edge = (value: string) => ({ state: 'known', value, unit: say('Edge') }) as const;
  return (
    <Stack gap={6}>
      <Specimen name="large, with everything">
        <Card>
          <StatFigure
            size="large"
            label={say('Edge balance')}
            figure={edge('1,234,567.89')}
            change={{ direction: 'up', text: say('+12.50 since October') }}
            footnote={say('As of 27 November 2026, 06:00 UTC')}
          />
        </Card>
      </Specimen>
      <Specimen name="medium: up, down, the same">
        <Grid column="narrow">
          <Card>
            <StatFigure
              label={say('Edge this month')}
              figure={edge('86.50')}
              change={{ direction: 'up', text: say('+12.50 since October') }}
            />
          </Card>
          <Card>
            <StatFigure
              label={say('Rake this month')}
              figure={{ state: 'known', value: '$412.00' }}
              change={{ direction: 'down', text: say('−38.20 since October') }}
            />
          </Card>
          <Card>
            <StatFigure
              label={say('Rooms')}
              figure={{ state: 'known', value: '3' }}
              change={{ direction: 'same', text: say('As many as in October') }}
            />
          </Card>
        </Grid>
      </Specimen>
      <Specimen name="loading, unknown, zero, long label">
        <Grid column="narrow">
          <Card>
            <StatFigure label={say('Edge balance')} figure={{ state: 'loading', label: say('Loading') }} />
          </Card>
          <Card>
            <StatFigure
              label={say('Edge balance')}
              figure={{ state: 'unknown', label: say('Not known yet') }}
              footnote={say('The room answers tomorrow.')}
            />
          </Card>
          <Card>
            <StatFigure label={say('Redeemed')} figure={edge('0.00')} />
          </Card>
          <Card>
            <StatFigure
              label={say('Edge that all rooms together counted since you joined')}
              figure={edge('24,861.75')}
            />
          </Card>
        </Grid>
      </Specimen>
    </Stack>
  );
}
