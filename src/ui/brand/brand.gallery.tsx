import { Stack } from '#ui/layout/stack.tsx';
import { Specimen } from '#ui/gallery/specimen.tsx';
import { Brand } from './brand.tsx';

export function BrandGallery() {
  return (
    <Stack gap={6}>
      <Specimen name="mark and wordmark">
        <Brand />
      </Specimen>
      <Specimen name="compact: on a phone the mark alone">
        <Brand isCompact />
      </Specimen>
    </Stack>
  );
}
