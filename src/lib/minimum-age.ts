/**
 * From what age a person may play poker for money, where the law asks for more than 18 years. To be reviewed by
 * the operator's lawyers, as all of the legal texts.
 */
const OLDER_THAN_18: Readonly<Record<string, number>> = {
  BE: 21,
  EE: 21,
  GR: 21,
  JP: 20,
  LT: 21,
  US: 21,
};

/** @param country ISO 3166-1 alpha-2 */
export function minimumAge(country: string): number {
  return OLDER_THAN_18[country] ?? 18;
}
