import { msg } from '@lingui/core/macro';

const country = msg`Choose the country you live in.`;

/** Why a name or a country was not accepted; `refused` is the server's word. */
export const personMessages = {
  first_name: { missing: msg`Enter your first name.`, refused: msg`Check your first name.` },
  last_name: { missing: msg`Enter your last name.`, refused: msg`Check your last name.` },
  country: { missing: country, refused: country },
};
