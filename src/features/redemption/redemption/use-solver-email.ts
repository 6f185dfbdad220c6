import { useEffect, useState } from 'react';

import { draftNameOf, forgetDraft, readDraft, writeDraft } from '#lib/drafts.ts';

const FIELD = 'email';

/**
 * The address that was typed for the solver account, null as long as none was. It outlives the dialog and, in this
 * tab, a session that ends or a reload; it is forgotten when it has done its work.
 */
export function useSolverEmail(member: number, isDone: boolean) {
  const draft = draftNameOf(member, 'redemption');
  const [typed, setTyped] = useState(() => textOf(readDraft(draft).get(FIELD)));
  useEffect(() => {
    if (isDone) forgetDraft(draft);
  }, [draft, isDone]);
  const type = (value: string) => {
    writeDraft(draft, { [FIELD]: value });
    setTyped(value);
  };
  return [typed, type] as const;
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
