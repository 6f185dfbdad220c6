import { useLingui } from '@lingui/react/macro';
import { type ReactNode, use, useEffect, useState } from 'react';

import { emailHint } from '#lib/email-hint.ts';
import { typedText } from '#lib/typed-text.ts';
import { Button } from '#ui/button/button.tsx';
import { FormContext } from '#ui/form/form-context.ts';
import { Inline, Stack } from '#ui/layout/layout.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';

/** The delay after the last keystroke before the address is checked. */
const PAUSE_MS = 500;

interface HintedEmailFieldProps {
  readonly name: string;
  readonly label: string;
  readonly description?: ReactNode;
  readonly value: string;
  readonly onValueChange: (value: string) => void;
}

/** An email field that suggests a correction for a likely typo. For addresses that are not confirmed by a mail. */
export function HintedEmailField({ name, label, description, value, onValueChange }: HintedEmailFieldProps) {
  const { t } = useLingui();
  const form = use(FormContext);
  const typed = useAfterPause(typedText(value));
  const [timesTaken, setTimesTaken] = useState(0);
  const meant = emailHint(typed);
  const take = (address: string) => {
    onValueChange(address);
    // The field is uncontrolled: a new key is the only way to change its value.
    setTimesTaken(timesTaken + 1);
    form?.changed(name);
  };
  return (
    <Stack gap={2}>
      <TextField
        key={timesTaken}
        name={name}
        type="email"
        label={label}
        description={description}
        autoComplete="email"
        defaultValue={value}
        onValueChange={onValueChange}
        autoFocus={timesTaken > 0}
        isRequired
      />
      <div role="status">
        {meant !== null && typed === typedText(value) && (
          <Inline>
            <Button
              variant="secondary"
              size="small"
              onPress={() => {
                take(meant);
              }}
            >
              {t`Did you mean ${meant}?`}
            </Button>
          </Inline>
        )}
      </div>
    </Stack>
  );
}

function useAfterPause(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => {
      setSettled(value);
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [value]);
  return settled;
}
