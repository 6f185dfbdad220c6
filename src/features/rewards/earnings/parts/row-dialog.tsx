import { Trans, useLingui } from '@lingui/react/macro';

import { useLanguage } from '#i18n/use-language.ts';
import { formatMonth } from '#lib/dates.ts';
import type { Earnings } from '#sdk/generated/model/earnings.ts';
import type { EarningsRow } from '#sdk/generated/model/earnings-row.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { LineItems } from '#ui/line-items/line-items.tsx';
import { Text } from '#ui/text/text.tsx';
import { checkRow } from '../check-row.ts';
import { RowVerdict } from './row-verdict.tsx';
import { useRowLines } from './use-row-lines.tsx';

interface RowDialogProps {
  readonly row: EarningsRow;
  readonly period: Earnings['period'];
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** How the Edge of one row came about, from the rake to the balance, and whether it adds up. */
export function RowDialog({ row, period, isOpen, onClose }: RowDialogProps) {
  const { t } = useLingui();
  const { locale } = useLanguage();
  const check = checkRow(row);
  const lines = useRowLines(row, check);
  const { username } = row;
  const { name } = row.room;
  const month = formatMonth(period.start, locale);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t`How your Edge was counted`}
      closeLabel={t`Close the count`}
    >
      <Stack gap={5}>
        <Stack gap={1}>
          <Text weight="semibold" tone="strong">
            <Trans>
              <bdi>{name}</bdi>, <bdi>{month}</bdi>
            </Trans>
          </Text>
          <Text size="small" tone="muted">
            <Trans>
              Username: <bdi>{username}</bdi>
            </Trans>
          </Text>
        </Stack>
        <LineItems label={t`From rake to Edge`} lines={lines} />
        <RowVerdict row={row} check={check} />
      </Stack>
    </Dialog>
  );
}
