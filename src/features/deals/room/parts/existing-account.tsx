import { Trans, useLingui } from '@lingui/react/macro';

import { Button } from '#ui/button/button.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { RadioGroup } from '#ui/radio-group/radio-group.tsx';

interface ExistingAccountProps {
  readonly answer: string;
  readonly onAnswer: (answer: string) => void;
  readonly onAsk: () => void;
}

/** The question that decides whether a player can be tracked at all. */
export function ExistingAccount({ answer, onAnswer, onAsk }: ExistingAccountProps) {
  const { t } = useLingui();
  return (
    <Stack gap={3}>
      <RadioGroup
        name="has_account"
        label={t`Do you have an account there already?`}
        options={[
          { value: 'no', label: t`No, I open a new one` },
          { value: 'yes', label: t`Yes` },
        ]}
        value={answer}
        onValueChange={onAnswer}
      />
      <Notice
        intent="caution"
        action={
          <Button variant="secondary" size="small" onPress={onAsk}>
            <Trans>Ask us first</Trans>
          </Button>
        }
      >
        {answer === 'yes' && (
          <Trans>
            We can only track an account that is opened through our link, and a second one is against the
            rules of most rooms. Ask us before you go on.
          </Trans>
        )}
      </Notice>
    </Stack>
  );
}
