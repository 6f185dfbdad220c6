import { Trans, useLingui } from '@lingui/react/macro';

import { routes } from '#routes.ts';
import type { Deal } from '#sdk/generated/model/deal.ts';
import { ComparisonTable } from '#ui/comparison-table/comparison-table.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Link } from '#ui/link/link.tsx';
import { useComparisonRows } from './use-comparison-rows.tsx';

interface ComparisonDialogProps {
  readonly deals: readonly Deal[];
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Two or three deals side by side. */
export function ComparisonDialog({ deals, isOpen, onClose }: ComparisonDialogProps) {
  const { t } = useLingui();
  const rows = useComparisonRows(deals);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      width="wide"
      title={t`Compare deals`}
      closeLabel={t`Close the comparison`}
    >
      <ComparisonTable
        label={t`Deals side by side`}
        aspectsLabel={t`What is compared`}
        columns={deals.map(({ id, room }) => ({ id, header: <bdi>{room.name}</bdi> }))}
        rows={[
          ...rows,
          {
            aspect: t`Next step`,
            values: deals.map(({ id, room: { slug, name } }) => (
              <Link key={id} href={routes.room.href({ room: slug })} variant="standalone">
                <Trans>
                  See <bdi>{name}</bdi>
                </Trans>
              </Link>
            )),
          },
        ]}
      />
    </Dialog>
  );
}
