import type { contract } from './contract.css.ts';

/** The colours of one theme, each as a CSS colour. */
export type Tokens = Resolved<typeof contract>;
type Resolved<T> = { readonly [Key in keyof T]: T[Key] extends string ? string : Resolved<T[Key]> };

/** Two colours that meet on a screen, by the name that a failing test prints. */
export type Pairs = Record<string, readonly [front: string, back: string]>;

const INTENTS = ['accent', 'positive', 'caution', 'critical', 'info'] as const;

/** Text and what it lies on: 4.5:1 (WCAG 1.4.3). */
export function textPairs(tokens: Tokens): Pairs {
  const { text } = tokens;
  return {
    ...onEveryGround(tokens, text),
    ...onEveryGround(tokens, eachIntent(tokens, 'text')),
    ...merged(INTENTS.map((name) => intentPairs(tokens, name))),
    ...marks(tokens, (name, mark) => ({ [`${name}: letter`]: [mark.onBase, mark.base] })),
  };
}

/** Parts that must be seen to use a control or read a chart: 3:1 (WCAG 1.4.11). Also text that says "not now". */
export function partPairs(tokens: Tokens): Pairs {
  const { border, accent, text, disabled } = tokens;
  const parts = {
    field: border.strong,
    'field, hovered': border.strongHover,
    focus: border.focus,
    tick: accent.base,
  };
  const whatIsOff = INTENTS.map((name) => [
    `${name}: disabled label`,
    [text.disabled, tokens[name].disabled],
  ]);
  return {
    ...onEveryGround(tokens, parts),
    ...onEveryGround(tokens, eachIntent(tokens, 'border')),
    ...marks(tokens, (name, { base }) => onEveryGround(tokens, { [name]: base })),
    ...(Object.fromEntries(whatIsOff) as Pairs),
    'disabled label': [text.disabled, disabled.surface],
  };
}

function intentPairs(tokens: Tokens, name: (typeof INTENTS)[number]): Pairs {
  const intent = tokens[name];
  return {
    [`${name}: label`]: [intent.onBase, intent.base],
    [`${name}: label, hovered`]: [intent.onBase, intent.hover],
    [`${name}: label, pressed`]: [intent.onBase, intent.pressed],
    [`${name}: text on soft`]: [intent.onSoft, intent.soft],
    [`${name}: body on soft`]: [tokens.text.default, intent.soft],
    [`${name}: title on soft`]: [intent.text, intent.soft],
    [`${name}: link on soft`]: [tokens.text.link, intent.soft],
  };
}

function onEveryGround({ surface }: Tokens, fronts: Readonly<Record<string, string>>): Pairs {
  const { page, raised, sunken, overlay, field } = surface;
  const grounds = Object.entries({ page, raised, sunken, overlay, field });
  const pairs = Object.entries(fronts).flatMap(([name, front]) =>
    grounds.map(([ground, back]) => [`${name} on ${ground}`, [front, back]] as const),
  );
  return Object.fromEntries(pairs);
}

function eachIntent(tokens: Tokens, part: 'text' | 'border'): Record<string, string> {
  return Object.fromEntries(INTENTS.map((name) => [`${name} ${part}`, tokens[name][part]]));
}

function marks(tokens: Tokens, pairsOf: (name: string, mark: Tokens['action']['fold']) => Pairs): Pairs {
  const all = Object.entries({ ...tokens.action, ...tokens.grade });
  return merged(all.map(([name, mark]) => pairsOf(name, mark)));
}

function merged(all: readonly Pairs[]): Pairs {
  return Object.fromEntries(all.flatMap((pairs) => Object.entries(pairs)));
}
