import { Trans } from '@lingui/react/macro';
import { createRoot } from 'react-dom/client';
import { style } from './t.css.ts';

createRoot(document.getElementById('root')!).render(<p className={style}><Trans>Hello {Date.now()}</Trans></p>);
