import { createRoot, hydrateRoot } from 'react-dom/client';
import { Floor } from './floor.tsx';

const root = document.getElementById('root') as HTMLElement;
if (root.hasChildNodes()) hydrateRoot(root, <Floor />);
else createRoot(root).render(<Floor />);
