/**
 * The legal age for playing poker for money, where it is above 18. The operator's lawyers must review it, like all legal
 * texts.
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
