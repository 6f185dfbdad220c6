import { assignVars, globalStyle } from '@vanilla-extract/css';
import { contract } from './contract.css.ts';
import { forcedTokens } from './forced.tokens.ts';

// Twice the attribute, to win over the selector of the light theme.
globalStyle(':root:root, [data-theme][data-theme]', {
  '@media': { '(forced-colors: active)': { vars: assignVars(contract, forcedTokens) } },
});
