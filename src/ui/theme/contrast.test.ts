import { describe, expect, it } from 'vitest';
import { contrastRatio } from './contrast.ts';
import { darkTokens } from './dark.tokens.ts';
import { palette } from './palette.ts';

const { surface, text, border, accent, positive, caution, critical, info } = darkTokens;
const grounds = {
  page: surface.page,
  raised: surface.raised,
  sunken: surface.sunken,
  overlay: surface.overlay,
};
const intents = { accent, positive, caution, critical, info };

function tooFaint(least: number, pairs: Record<string, readonly [string, string]>): string[] {
  return Object.entries(pairs)
    .map(([name, [front, back]]) => ({ name, ratio: contrastRatio(front, back) }))
    .filter(({ ratio }) => ratio < least)
    .map(({ name, ratio }) => `${name} ${ratio.toFixed(2)}`);
}

function onEveryGround(fronts: Record<string, string>): Record<string, readonly [string, string]> {
  return Object.fromEntries(
    Object.entries(fronts).flatMap(([name, front]) =>
      Object.entries(grounds).map(([ground, back]) => [`${name} on ${ground}`, [front, back] as const]),
    ),
  );
}

describe('the dark theme', () => {
  it('reads: every text colour has 4.5:1 on every surface', () => {
    const { default: body, strong, muted, link, linkHover, disabled } = text;
    expect(tooFaint(4.5, onEveryGround({ body, strong, muted, link, linkHover, disabled }))).toEqual([]);
  });

  it('reads: the text of each intent has 4.5:1 on every surface', () => {
    const fronts = Object.fromEntries(Object.entries(intents).map(([name, intent]) => [name, intent.text]));
    expect(tooFaint(4.5, onEveryGround(fronts))).toEqual([]);
  });

  it.each(Object.entries(intents))(
    'reads: text on %s parts has 4.5:1 at rest, hovered and pressed',
    (_, intent) => {
      expect(
        tooFaint(4.5, {
          base: [intent.onBase, intent.base],
          hover: [intent.onBase, intent.hover],
          pressed: [intent.onBase, intent.pressed],
          soft: [intent.onSoft, intent.soft],
          'body text on soft': [text.default, intent.soft],
          'title on soft': [intent.text, intent.soft],
          'link on soft': [text.link, intent.soft],
        }),
      ).toEqual([]);
    },
  );

  it('shows its parts: fields, marks and the focus ring have 3:1 to what they lie on', () => {
    const parts = {
      field: border.strong,
      fieldHover: border.strongHover,
      focus: border.focus,
      tick: accent.base,
    };
    const marks = Object.fromEntries(Object.entries(intents).map(([name, intent]) => [name, intent.border]));
    expect(tooFaint(3, { ...onEveryGround(parts), ...onEveryGround(marks) })).toEqual([]);
  });

  it('has a ground that is not black and text that is not white', () => {
    expect(
      [surface.page, text.default].filter((colour) => ['#000000', palette.white].includes(colour)),
    ).toEqual([]);
  });
});
