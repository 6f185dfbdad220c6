import { AgeMark } from '#ui/age-mark/age-mark.tsx';
import { Badge } from '#ui/badge/badge.tsx';
import { Brand } from '#ui/brand/brand.tsx';
import { Bullets } from '#ui/bullets/bullets.tsx';
import { CheckList } from '#ui/check-list/check-list.tsx';
import { Facts } from '#ui/facts/facts.tsx';
import { Figures } from '#ui/figures/figures.tsx';
import { Heading } from '#ui/heading/heading.tsx';
import { IconBadge } from '#ui/icon-badge/icon-badge.tsx';
import * as icons from '#ui/icons/icons.ts';
import { Card, Grid, Inline, Stack } from '#ui/layout/layout.tsx';
import { Monogram } from '#ui/monogram/monogram.tsx';
import { StatFigure } from '#ui/stat-figure/stat-figure.tsx';
import { SuccessCard } from '#ui/success/success-card.tsx';
import { TextSection } from '#ui/text-section/text-section.tsx';
import { Text } from '#ui/text/text.tsx';
import type { Specimens } from './specimens.tsx';

const TONES = ['strong', 'muted', 'positive', 'caution'] as const;
const BADGES = {
  neutral: 'Not reported',
  accent: 'New',
  positive: 'Connected',
  caution: 'In review',
  critical: 'Refused',
  info: 'Exclusive',
} as const;
const INTENTS = ['accent', 'positive', 'caution', 'critical'] as const;

/** What shows words, signs and figures. */
export const texts = {
  text: (say) => ({
    sizes: (
      <Stack gap={2}>
        {(['caption', 'small', 'lead'] as const).map((size) => (
          <Text key={size} size={size}>
            {say('Edge is counted once a day.')}
          </Text>
        ))}
        <Text size="figure">1,234.50</Text>
      </Stack>
    ),
    tones: (
      <Stack gap={2}>
        {TONES.map((tone) => (
          <Text key={tone} tone={tone}>
            {say('Edge is counted once a day.')}
          </Text>
        ))}
      </Stack>
    ),
  }),
  // No heading of level 1: the gallery has its own.
  heading: (say) => ({
    sizes: (
      <Stack gap={2}>
        {(['display', 'large', 'medium', 'small'] as const).map((size) => (
          <Heading key={size} level={3} size={size}>
            {say('Earn Edge for the rake you pay')}
          </Heading>
        ))}
      </Stack>
    ),
  }),
  'text section': (say) => ({
    'two paragraphs': (
      <TextSection id="gallery-edge" title={say('What Edge is')}>
        <Text>{say('A reward for the rake you pay at a partner room.')}</Text>
        <Text>{say('You redeem it for a solver subscription.')}</Text>
      </TextSection>
    ),
  }),
  bullets: (say) => ({
    'two items': (
      <Bullets>
        <li>{say('Your name and your country.')}</li>
        <li>{say('The rake that the rooms tell us of.')}</li>
      </Bullets>
    ),
  }),
  'check list': (say) => ({
    'a short and a long item': (
      <CheckList
        items={[
          { id: 'preflop', text: say('All preflop solutions') },
          {
            id: 'reports',
            text: say('Reports on your own hands, and on those of a room where you have played before'),
          },
        ]}
      />
    ),
  }),
  facts: (say) => ({
    'one of them of two lines': (
      <Facts
        facts={[
          { term: say('Name'), details: say('Zoe Wolf') },
          {
            term: say('Email'),
            details: (
              <>
                <bdi>zoe.wolf.with.a.long.address@mail.example</bdi>
                <Text size="small" tone="muted">
                  {say('Not confirmed')}
                </Text>
              </>
            ),
          },
        ]}
      />
    ),
  }),
  figures: (say) => ({
    three: (
      <Figures
        figures={[
          { term: say('Rakeback'), value: '30%' },
          { term: say('Extra rewards'), value: '15%' },
          { term: say('Edge multiplier'), value: '×1.25' },
        ]}
      />
    ),
  }),
  'stat figure': (say) => ({
    'large, with everything': (
      <StatFigure
        size="large"
        label={say('Edge balance')}
        figure={{ state: 'known', value: '1,234,567.89', unit: say('Edge') }}
        change={{ direction: 'up', text: say('+12.50 since October') }}
        footnote={say('As of 27 November 2026, 06:00 UTC')}
      />
    ),
    'down, the same, loading, unknown': (
      <Grid column="narrow">
        <StatFigure
          label={say('Rake that all rooms together counted this month')}
          figure={{ state: 'known', value: '$412.00' }}
          change={{ direction: 'down', text: say('−38.20 since October') }}
        />
        <StatFigure
          label={say('Rooms')}
          figure={{ state: 'known', value: '3' }}
          change={{ direction: 'same', text: say('As many as in October') }}
        />
        <StatFigure label={say('Edge balance')} figure={{ state: 'loading', label: say('Loading') }} />
        <StatFigure label={say('Edge balance')} figure={{ state: 'unknown', label: say('Not known yet') }} />
      </Grid>
    ),
  }),
  badge: (say) => ({
    'tones, with an icon': (
      <Inline gap={2}>
        {Object.entries(BADGES).map(([tone, label]) => (
          <Badge
            key={tone}
            tone={tone as keyof typeof BADGES}
            label={say(label)}
            icon={<icons.BadgeCheckIcon />}
          />
        ))}
      </Inline>
    ),
  }),
  'icon badge': () => ({
    'sizes and intents': (
      <Inline>
        <IconBadge size="large" icon={<icons.GiftIcon />} />
        {INTENTS.map((intent) => (
          <IconBadge key={intent} intent={intent} icon={<icons.GiftIcon />} />
        ))}
      </Inline>
    ),
  }),
  success: (say) => ({
    card: (
      <SuccessCard
        icon={<icons.CheckIcon />}
        title={say('Your redemption is on its way')}
        text={say('It takes up to 24 hours.')}
      >
        <Text>{say('Edge is counted once a day.')}</Text>
      </SuccessCard>
    ),
  }),
  icons: () => ({
    all: (
      <Grid column="narrow" as="ul">
        {Object.entries(icons).map(([name, Icon]) => (
          <li key={name}>
            <Inline isWrapping={false}>
              <Icon size={24} aria-hidden="true" />
              <Text size="small" as="span">
                {name}
              </Text>
            </Inline>
          </li>
        ))}
      </Grid>
    ),
  }),
  brand: () => ({
    'mark and wordmark; compact: on a phone the mark alone': (
      <Inline gap={8}>
        <Brand />
        <Brand isCompact />
      </Inline>
    ),
  }),
  monogram: (say) => ({
    'without an image': (
      <Inline>
        {['River Room', 'Lakeside', '7'].map((name) => (
          <Monogram key={name} name={say(name)} imageUrl={null} />
        ))}
      </Inline>
    ),
  }),
  'age mark': (say) => ({ '18+': <AgeMark label={say('For players aged 18 and over')}>18+</AgeMark> }),
  card: (say) => ({
    'surfaces and paddings': (
      <Grid>
        {(['raised', 'sunken'] as const).map((surface) =>
          (['small', 'medium', 'large'] as const).map((padding) => (
            <Card key={`${surface} ${padding}`} surface={surface} padding={padding}>
              <Text>{say('What belongs together')}</Text>
            </Card>
          )),
        )}
      </Grid>
    ),
  }),
} satisfies Specimens;
