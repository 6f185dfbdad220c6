import type { ComponentType } from 'react';
import { Grid } from '#ui/layout/grid.tsx';
import { Inline } from '#ui/layout/inline.tsx';
import { Text } from '#ui/text/text.tsx';

/** Every icon that lies in this folder, by the name of its file. */
export function IconsGallery() {
  return (
    <Grid column="narrow" as="ul">
      {icons.map(({ name, Icon }) => (
        <li key={name}>
          <Inline isWrapping={false}>
            <Icon size={24} aria-hidden="true" />
            <Text size="small" as="span">
              {name}
            </Text>
          </Inline>
        </li>
      ))}
    </Grid>
  );
}

type Icon = ComponentType<{ size: number; 'aria-hidden': 'true' }>;

const icons = Object.entries(import.meta.glob<Record<string, Icon>>('./*-icon.ts', { eager: true })).flatMap(
  ([path, exported]) =>
    Object.values(exported).map((Icon) => ({
      name: path.replace(/^\.\/(.*)-icon\.ts$/, '$1').replaceAll('-', ' '),
      Icon,
    })),
);
