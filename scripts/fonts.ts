import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import subsetFont from 'subset-font';

import { interForms, interRanges, interWeights } from '#ui/theme/inter.ts';

const PACKAGE = join(import.meta.dirname, '../node_modules/@fontsource-variable/inter');
const FONTS = join(import.meta.dirname, '../src/ui/theme/fonts');

/** What browsers apply unasked, and what the style sheets ask for. */
const FEATURES = ['calt', 'ccmp', 'clig', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'rclt', 'rlig', 'rvrn'];
const ASKED = [...interForms, 'tnum', 'zero'];

/** Makes the font files of the theme. Run it after a change of `src/ui/theme/inter.ts` or of the package: `npm run fonts`. */
mkdirSync(FONTS, { recursive: true });
for (const [name, ranges] of Object.entries(interRanges)) {
  const font = readFileSync(join(PACKAGE, `files/inter-${name}-wght-normal.woff2`));
  const subset = await subsetFont(font, charactersOf(ranges), {
    targetFormat: 'woff2',
    keepFeatures: [...FEATURES, ...ASKED],
    variationAxes: { wght: interWeights },
  });
  writeFileSync(join(FONTS, `inter-${name}.woff2`), subset);
  console.log(`inter-${name}.woff2  ${(subset.length / 1024).toFixed(1)} KiB`);
}
copyFileSync(join(PACKAGE, 'LICENSE'), join(FONTS, 'LICENSE'));

/** @param ranges for example `U+0301, U+0400-045F` */
function charactersOf(ranges: string): string {
  return ranges
    .split(', ')
    .flatMap((range) => {
      const [first = NaN, last = first] = range
        .slice(2)
        .split('-')
        .map((code) => parseInt(code, 16));
      return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
    })
    .join('');
}
