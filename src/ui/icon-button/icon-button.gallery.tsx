import { useSampleText } from '#ui/gallery/sample-text.ts';
import { Specimen } from '#ui/gallery/specimen.tsx';
import { CloseIcon } from '#ui/icons/close-icon.ts';
import { SettingsIcon } from '#ui/icons/settings-icon.ts';
import { Inline } from '#ui/layout/inline.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { IconButton } from './icon-button.tsx';

const VARIANTS = ['quiet', 'secondary'] as const;

export function IconButtonGallery() {
  const say = useSampleText();
  const nothing = () => undefined;
  return (
    <Stack gap={6}>
      {VARIANTS.map((variant) => (
        <Specimen key={variant} name={`${variant}: medium, small, disabled`}>
          <Inline>
            <IconButton variant={variant} label={say('Close')} icon={<CloseIcon />} onPress={nothing} />
            <IconButton
              variant={variant}
              size="small"
              label={say('Settings')}
              icon={<SettingsIcon />}
              onPress={nothing}
            />
            <IconButton
              variant={variant}
              label={say('Close')}
              icon={<CloseIcon />}
              onPress={nothing}
              isDisabled
            />
          </Inline>
        </Specimen>
      ))}
    </Stack>
  );
}
