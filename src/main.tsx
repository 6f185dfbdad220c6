import { createRoot } from 'react-dom/client';

import { App } from './app/app.tsx';
import { startApp } from './app/start-app.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root to draw into');

await startApp();
createRoot(root).render(<App />);
