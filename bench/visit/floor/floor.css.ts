import { globalStyle, style } from '@vanilla-extract/css';

globalStyle('html', { colorScheme: 'dark', font: '1rem/1.5 system-ui, sans-serif' });

export const row = style({ display: 'flex', flexWrap: 'wrap', gap: 24, padding: 16 });
export const main = style({ maxWidth: 480, margin: 'auto', padding: 32 });
export const stack = style({ display: 'grid', gap: 12 });
export const control = style({ padding: 12, borderRadius: 8, font: 'inherit' });
