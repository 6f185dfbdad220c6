import type { ComponentType } from 'react';

/** The gallery of each component, by its name in words: whatever lies in a folder of `src/ui` as `*.gallery.tsx`. */
export const galleries: readonly { readonly name: string; readonly Gallery: ComponentType }[] =
  Object.entries(import.meta.glob<Record<string, ComponentType>>('../*/*.gallery.tsx', { eager: true }))
    .map(([path, exported]) => ({ name: nameOf(path), Gallery: onlyExport(path, exported) }))
    .sort((one, other) => one.name.localeCompare(other.name, 'en'));

function nameOf(path: string): string {
  return path.replace(/^.*\/(.*)\.gallery\.tsx$/, '$1').replaceAll('-', ' ');
}

function onlyExport(path: string, exported: Record<string, ComponentType>): ComponentType {
  const [Gallery, ...rest] = Object.values(exported);
  if (Gallery === undefined || rest.length > 0) throw new Error(`${path} must export one component`);
  return Gallery;
}
