import { useLingui } from '@lingui/react/macro';

import { movementKind } from '#i18n/movement-kind.ts';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { Facts } from '#ui/facts/facts.tsx';
import { kindMeaning } from '../edge-history.messages.ts';
import { KINDS } from '../history-filters.ts';

export function KindMeanings() {
  const { t, i18n } = useLingui();
  return (
    <Disclosure showLabel={t`What the kinds mean`} hideLabel={t`Hide what the kinds mean`}>
      <Facts
        facts={KINDS.map((kind) => ({
          term: i18n._(movementKind[kind]),
          details: i18n._(kindMeaning[kind]),
        }))}
      />
    </Disclosure>
  );
}
