import { createGlobalTheme } from '@vanilla-extract/css';
import { contract } from './contract.css.ts';
import { darkTokens } from './dark.tokens.ts';

createGlobalTheme(":root, [data-theme='dark']", contract, darkTokens);
