import { wcagContrast } from 'culori';
import { afterEach, expect, it } from 'vitest';
import { cdp } from 'vitest/browser';
import { contract } from './contract.css.ts';
import { type Pairs, partPairs, textPairs } from './token-pairs.ts';

afterEach(() => emulate([]));

it.each(['dark', 'light'])(
  'in forced colours on a %s device every pair of tokens has its contrast',
  async (scheme) => {
    await emulate([
      { name: 'forced-colors', value: 'active' },
      { name: 'prefers-color-scheme', value: scheme },
    ]);
    await expect.poll(() => matchMedia('(forced-colors: active)').matches).toBe(true);
    expect(tooFaint(4.5, textPairs(contract))).toEqual([]);
    expect(tooFaint(3, partPairs(contract))).toEqual([]);
  },
);

/** The browser resolves the variables, so the colours are those that a reader with forced colours gets. */
function tooFaint(least: number, pairs: Pairs): string[] {
  return Object.entries(pairs)
    .map(([name, [front, back]]) => ({ name, ratio: wcagContrast(resolved(front), resolved(back)) }))
    .filter(({ ratio }) => !(ratio >= least))
    .map(({ name, ratio }) => `${name} ${ratio.toFixed(2)}`);
}

function resolved(colour: string): string {
  const probe = document.createElement('span');
  probe.style.setProperty('forced-color-adjust', 'none');
  probe.style.color = colour;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

function emulate(features: readonly { name: string; value: string }[]): Promise<unknown> {
  const session = cdp() as { send: (method: string, parameters: object) => Promise<unknown> };
  return session.send('Emulation.setEmulatedMedia', { features });
}
