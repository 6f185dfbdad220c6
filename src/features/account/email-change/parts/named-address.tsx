import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/text/text.tsx';

interface NamedAddressProps {
  readonly name: string;
  readonly address: string;
}

export function NamedAddress({ name, address }: NamedAddressProps) {
  return (
    <Stack gap={1}>
      <Text size="small" tone="muted">
        {name}
      </Text>
      <Text weight="medium">
        <bdi>{address}</bdi>
      </Text>
    </Stack>
  );
}
