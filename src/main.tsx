import { createRoot } from 'react-dom/client';

import { App } from '#app/app.tsx';
import { startApp } from '#app/start-app.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root to draw into');

// The mode is a build-time constant, so that production bundles do not contain the gallery.
if (import.meta.env.MODE !== 'production' && window.location.pathname === '/dev/gallery') {
  (await import('#ui/gallery/gallery.tsx')).showGallery(root);
} else {
  await startApp();
  createRoot(root).render(<App />);
}
