import { useLingui } from '@lingui/react/macro';

import { Stack } from '#ui/layout/stack.tsx';
import { RadioGroup } from '#ui/radio-group/radio-group.tsx';
import { Text } from '#ui/text/text.tsx';
import type { ReportDialogProps } from '../report-dialog-props.ts';

interface DealChoiceProps extends Pick<ReportDialogProps, 'deals'> {
  /** It is asked, also when one is left of several. */
  readonly isAsked: boolean;
  readonly chosen: number | null;
}

/** Which deal the report is for. The only one of a room is no question. */
export function DealChoice({ deals, isAsked, chosen }: DealChoiceProps) {
  const { t } = useLingui();
  const [first] = deals;
  if (first !== undefined && !isAsked) {
    return (
      <Stack gap={1}>
        <Text size="small" tone="muted">{t`Deal`}</Text>
        <Text weight="medium">
          <bdi>{first.title}</bdi>
        </Text>
      </Stack>
    );
  }
  return (
    <RadioGroup
      name="deal"
      label={t`Deal that you signed up with`}
      options={deals.map(({ id, title }) => ({ value: String(id), label: <bdi>{title}</bdi> }))}
      defaultValue={String(chosen ?? '')}
      isRequired
    />
  );
}
