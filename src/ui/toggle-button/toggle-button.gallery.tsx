import { useState } from 'react';
import { useSampleText } from '#ui/gallery/sample-text.ts';
import { Specimen } from '#ui/gallery/specimen.tsx';
import { PlusIcon } from '#ui/icons/plus-icon.ts';
import { Inline } from '#ui/layout/inline.tsx';
import { ToggleButton } from './toggle-button.tsx';

const SIZES = ['medium', 'field'] as const;

export function ToggleButtonGallery() {
  const say = useSampleText();
  const [pressed, setPressed] = useState<readonly string[]>(['medium']);
  const toggle = (name: string) => {
    setPressed((was) => (was.includes(name) ? was.filter((one) => one !== name) : [...was, name]));
  };
  return (
    <Specimen name="pressed and not, every size">
      <Inline>
        {SIZES.map((size) => (
          <ToggleButton
            key={size}
            size={size}
            icon={<PlusIcon />}
            isPressed={pressed.includes(size)}
            onPress={() => {
              toggle(size);
            }}
          >
            {say('Compare')}
          </ToggleButton>
        ))}
      </Inline>
    </Specimen>
  );
}
