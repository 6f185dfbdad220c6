import { Show } from '#ui/layout/show.tsx';
import { AccountMenu } from './account-menu.tsx';
import { HeaderBalance } from './header-balance.tsx';

/** What a member has at the end of the header. */
export function MemberActions() {
  return (
    <>
      <HeaderBalance />
      <Show from="md">
        <AccountMenu />
      </Show>
    </>
  );
}
