import '@fontsource-variable/inter';
import '@xyflow/react/dist/style.css';
import './flows.css';
import './parts/parts.css';
import './parts/history.css';
import './chart/chart.css';

import { createRoot } from 'react-dom/client';

import { FlowsPage } from './flows-page.tsx';
import { watchProduct } from './model/watch-product.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root to draw into');

createRoot(root).render(<FlowsPage watch={watchProduct()} />);
