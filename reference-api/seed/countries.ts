/** Where the demo catalogue has deals. Iceland and others are served and have none. */
export const NORDICS = ['DK', 'FI', 'NO', 'SE'];
export const GERMAN_SPEAKING = ['AT', 'CH', 'DE'];
export const BRITISH_ISLES = ['GB', 'IE'];
export const OCEANIA = ['AU', 'NZ'];
export const LATIN_AMERICA = ['AR', 'BR', 'CL', 'CO', 'MX', 'PE', 'UY'];
export const ASIA = ['IN', 'JP', 'TH'];
export const EUROPE = [
  ...['BE', 'CZ', 'GR', 'HU', 'LU', 'NL', 'PL', 'PT', 'RO', 'SK'],
  ...NORDICS,
  ...GERMAN_SPEAKING,
  ...BRITISH_ISLES,
];
export const EVERYWHERE = [...EUROPE, ...OCEANIA, ...LATIN_AMERICA, ...ASIA, 'CA', 'ZA'];
