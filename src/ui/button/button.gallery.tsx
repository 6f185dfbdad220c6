import { GiftIcon } from '#ui/icons/gift-icon.ts';
import { Inline } from '#ui/layout/inline.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { useSampleText } from '#ui/gallery/sample-text.ts';
import { Specimen } from '#ui/gallery/specimen.tsx';
import { Button } from './button.tsx';
import { NativeButton } from './native-button.tsx';

const VARIANTS = ['primary', 'secondary', 'quiet', 'critical'] as const;
const SIZES = ['small', 'medium', 'large'] as const;

export function ButtonGallery() {
  const say = useSampleText();
  const nothing = () => undefined;
  return (
    <Stack gap={6}>
      {VARIANTS.map((variant) => (
        <Specimen key={variant} name={`${variant}: at rest, with an icon, pending, disabled`}>
          <Inline>
            <Button variant={variant}>{say('Save changes')}</Button>
            <Button variant={variant} icon={<GiftIcon />}>
              {say('Redeem Premium')}
            </Button>
            <Button variant={variant} isPending pendingLabel={say('Saving')}>
              {say('Save changes')}
            </Button>
            <Button variant={variant} isDisabled>
              {say('Save changes')}
            </Button>
          </Inline>
        </Specimen>
      ))}
      <Specimen name="sizes">
        <Inline>
          {SIZES.map((size) => (
            <Button key={size} size={size}>
              {say('Create account')}
            </Button>
          ))}
        </Inline>
      </Specimen>
      <Specimen name="native, full width">
        <NativeButton isFullWidth onPress={nothing}>
          {say('Reload the page')}
        </NativeButton>
      </Specimen>
    </Stack>
  );
}
