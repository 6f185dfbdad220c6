import { accountQuery, updateAccountAnswer } from '#queries/account.ts';
import { apiLanguage } from '#queries/language.ts';
import { updateAccount } from '#sdk/generated/api/account/account.ts';
import { validated } from '#sdk/validated.ts';
import { queryClient } from '#session/queries.tsx';

/** Changes the language of the mails to the logged-in member, unless it is this one already or the server knows none. */
export async function saveLanguage(locale: string): Promise<void> {
  const language = apiLanguage(locale);
  if (language === undefined) return;
  const account = await queryClient.query({ ...accountQuery(), staleTime: Infinity });
  if (account.language === undefined || account.language === language) return;
  const saved = validated(updateAccountAnswer, await updateAccount({ language }));
  queryClient.setQueryData(
    accountQuery().queryKey,
    (known) => known && { ...known, language: saved.language },
  );
}
