import {
  type Color,
  differenceCiede2000,
  filterDeficiencyDeuter,
  filterDeficiencyProt,
  parse,
  wcagContrast,
} from 'culori';
import { describe, expect, it } from 'vitest';
import { darkTokens } from './dark.tokens.ts';
import { lightTokens } from './light.tokens.ts';
import { type Pairs, partPairs, textPairs, type Tokens } from './token-pairs.ts';

const themes = { dark: darkTokens, light: lightTokens } satisfies Record<string, Tokens>;

function tooFaint(least: number, pairs: Pairs): string[] {
  return Object.entries(pairs)
    .map(([name, [front, back]]) => ({ name, ratio: wcagContrast(front, back) }))
    .filter(({ ratio }) => !(ratio >= least))
    .map(({ name, ratio }) => `${name} ${ratio.toFixed(2)}`);
}

/** Pairs of marks that are nearer than `least` (CIEDE2000) to somebody who sees no green, no red, or all colours. */
function tooAlike(marks: Tokens['action'] | Tokens['grade'], least: number): string[] {
  const difference = differenceCiede2000();
  const eyes = [filterDeficiencyDeuter(1), filterDeficiencyProt(1), filterDeficiencyDeuter(0)];
  const colours = Object.entries(marks).map(([name, { base }]) => ({ name, colour: colourOf(base) }));
  return colours.flatMap((one, index) =>
    colours.slice(index + 1).flatMap((other) => {
      const nearest = Math.min(...eyes.map((eye) => difference(eye(one.colour), eye(other.colour))));
      return nearest < least ? [`${one.name} and ${other.name} ${nearest.toFixed(1)}`] : [];
    }),
  );
}

function colourOf(hex: string): Color {
  const colour = parse(hex);
  if (colour === undefined) throw new Error(`not a colour: ${hex}`);
  return colour;
}

function lightness(marks: readonly { readonly base: string }[]): number[] {
  return marks.map(({ base }) => wcagContrast(base, 'black'));
}

describe.each(Object.entries(themes))('the %s theme', (_, tokens: Tokens) => {
  it('reads: text has 4.5:1 to what it lies on', () => {
    expect(tooFaint(4.5, textPairs(tokens))).toEqual([]);
  });

  it('shows its parts: fields, marks and the focus ring have 3:1 to what they lie on', () => {
    expect(tooFaint(3, partPairs(tokens))).toEqual([]);
  });

  it('keeps poker actions apart, also for those who see no red or no green', () => {
    expect(tooAlike(tokens.action, 12)).toEqual([]);
  });

  it('keeps the grades of a move apart, also for those who see no red or no green', () => {
    expect(tooAlike(tokens.grade, 8)).toEqual([]);
  });

  it('orders bets and grades by lightness', () => {
    const { bet, raise, allIn } = tokens.action;
    const { best, good, inaccuracy, mistake, blunder } = tokens.grade;
    for (const ramp of [
      lightness([bet, raise, allIn]),
      lightness([best, good, inaccuracy, mistake, blunder]),
    ]) {
      const rising = ramp.toSorted((a, b) => a - b);
      expect([rising, rising.toReversed()]).toContainEqual(ramp);
    }
  });
});

it('dark: what is near is lighter, the ground is not black and the text is not white', () => {
  const { surface, text } = darkTokens;
  const steps = lightness(
    [surface.page, surface.raised, surface.overlay, surface.pressed].map((base) => ({ base })),
  );
  expect(steps).toEqual(steps.toSorted((a, b) => a - b));
  expect([surface.page, text.default].filter((colour) => ['#000000', '#ffffff'].includes(colour))).toEqual(
    [],
  );
});

it('light: the text is not black', () => {
  expect(lightTokens.text.default).not.toBe('#000000');
});
