import { useLingui } from '@lingui/react/macro';

import { useLanguage } from '#i18n/use-language.ts';
import { formatEdgeChange } from '#lib/format-decimal.ts';
import { isZero } from '#lib/decimal.ts';
import type { EdgeMovement } from '#sdk/generated/model/edge-movement.ts';
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx';
import { noChange } from '../edge-history.messages.ts';

/** What a movement did to the balance; a dash, and the reason for those who listen, where it did nothing. */
export function BalanceChange({ movement }: { readonly movement: EdgeMovement }) {
  const { i18n } = useLingui();
  const { locale } = useLanguage();
  const { balance_change: change, kind } = movement;
  if (!isZero(change)) return formatEdgeChange(change, locale);
  return (
    <>
      <span aria-hidden="true">—</span>
      <VisuallyHidden>{i18n._(noChange[kind])}</VisuallyHidden>
    </>
  );
}
