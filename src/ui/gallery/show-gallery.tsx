import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '#ui/theme/global.css.ts';
import { Gallery } from './gallery.tsx';

/** Draws the gallery in place of the application. */
export function showGallery(root: HTMLElement): void {
  createRoot(root).render(
    <StrictMode>
      <Gallery />
    </StrictMode>,
  );
}
