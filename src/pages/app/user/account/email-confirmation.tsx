import { routes } from '../../../../routes.ts';

/** Confirms a new address by the token of its mailed link. */
export function EmailConfirmation({ query }: { readonly query: string }) {
  const { token } = routes.account.search(query);
  return token === undefined ? null : <p />;
}
