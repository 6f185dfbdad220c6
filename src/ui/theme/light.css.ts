import { createGlobalTheme } from '@vanilla-extract/css';
import { contract } from './contract.css.ts';
import { lightTokens } from './light.tokens.ts';

createGlobalTheme(":root[data-theme='light'], [data-theme='light']", contract, lightTokens);
