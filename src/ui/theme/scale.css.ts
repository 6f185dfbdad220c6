import { assignVars, createGlobalTheme, globalStyle } from '@vanilla-extract/css';

/** Measures that no colour theme changes. Space steps are multiples of 4 px, in rem so that they follow text zoom. */
export const scale = createGlobalTheme(':root', {
  space: {
    0: '0',
    1: '0.25rem',
    2: '0.5rem',
    3: '0.75rem',
    4: '1rem',
    5: '1.25rem',
    6: '1.5rem',
    8: '2rem',
    10: '2.5rem',
    12: '3rem',
    16: '4rem',
    20: '5rem',
    24: '6rem',
  },
  radius: { xsmall: '4px', small: '6px', medium: '12px', large: '16px', xlarge: '24px', round: '999px' },
  font: {
    body: "'Inter Variable', 'Inter Fallback', system-ui, sans-serif",
    mono: "ui-monospace, 'SF Mono', 'Cascadia Mono', 'Liberation Mono', Menlo, monospace",
  },
  textSize: {
    caption: '0.8125rem',
    small: '0.875rem',
    body: '1rem',
    lead: '1.125rem',
    title3: '1.125rem',
    title2: 'clamp(1.25rem, 1.15rem + 0.45vw, 1.5rem)',
    title1: 'clamp(1.625rem, 1.45rem + 0.8vw, 2.125rem)',
    display: 'clamp(2.375rem, 1.7rem + 3vw, 4rem)',
  },
  lineHeight: { tight: '1.08', title: '1.22', body: '1.55' },
  tracking: { display: '-0.035em', title1: '-0.025em', title2: '-0.018em', title3: '-0.012em' },
  weight: { regular: '400', medium: '500', semibold: '600', bold: '700' },
  duration: { quick: '120ms', gentle: '200ms', slow: '320ms' },
  easing: { standard: 'cubic-bezier(0.2, 0, 0, 1)' },
  layer: { header: '10', modal: '100', popover: '150', toast: '200' },
  hit: { small: '2.25rem', medium: '2.75rem', large: '3.25rem' },
  width: { narrow: '28rem', text: '42rem', wide: '72rem', alertLeast: '492px', alertMost: '675px' },
  grid: {
    compactRow: '30px',
    standardRow: '46px',
    comfortableRow: '54px',
    summaryRow: '38px',
    summaryGap: '10px',
    bottomFade: '72px',
  },
});

globalStyle(':root', {
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      vars: assignVars(scale.duration, { quick: '0s', gentle: '0s', slow: '0s' }),
    },
  },
});

/** Fonts of the systems. Each language has its own, because some letters have one code and a shape for each language. */
const eastAsianFonts = {
  ja: "'Hiragino Sans', 'Noto Sans JP', 'Noto Sans CJK JP', 'Yu Gothic UI', Meiryo",
  'zh-CN': "'PingFang SC', 'Microsoft YaHei UI', 'Microsoft YaHei', 'Noto Sans SC', 'Noto Sans CJK SC'",
  'zh-TW': "'PingFang TC', 'Microsoft JhengHei UI', 'Microsoft JhengHei', 'Noto Sans TC', 'Noto Sans CJK TC'",
};

// Letters that fill their square need more room between lines, and none less beside each other.
for (const [language, fonts] of Object.entries(eastAsianFonts))
  globalStyle(`[lang]:lang(${language})`, {
    vars: {
      [scale.font.body]: `'Inter Letters', ${fonts}, system-ui, sans-serif`,
      ...assignVars(scale.lineHeight, { tight: '1.25', title: '1.35', body: '1.7' }),
      ...assignVars(scale.tracking, { display: '0', title1: '0', title2: '0', title3: '0' }),
    },
  });
