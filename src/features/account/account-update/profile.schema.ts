import type { AccountFields } from '#machines/account-update/account-update.contract.ts';
import { countryCodes } from '#lib/countries.ts';
import { typedText } from '#lib/typed-text.ts';

export const profileFields = ['first_name', 'last_name', 'country'] as const;
export type ProfileField = (typeof profileFields)[number];

/** Why a field was not accepted; `refused` is the server's word. */
export type ProfileProblem = 'missing' | 'refused';

type Typed = Readonly<Record<string, string>>;

/** What the form says. Any name goes that is not empty: people know their own. */
export function profileOf(typed: Typed): Pick<AccountFields, ProfileField> {
  return {
    first_name: typedText(typed['first_name'] ?? ''),
    last_name: typedText(typed['last_name'] ?? ''),
    country: typed['country'] ?? '',
  };
}

export function missingProfileFields(typed: Typed): ProfileField[] {
  const profile = profileOf(typed);
  return profileFields.filter((field) =>
    field === 'country' ? !countryCodes.includes(profile.country) : profile[field] === '',
  );
}
