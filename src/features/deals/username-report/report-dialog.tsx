import { useState } from 'react';

import { lazyNamed } from '#loading/lazy-named.tsx';
import type { ReportDialogProps } from './report-form.tsx';

const ReportPanel = lazyNamed(async () => (await import('./report-panel.tsx')).ReportPanel, {
  dialog: (props) => props,
});

/** What was typed stays until it is reported. */
export function ReportDialog(props: ReportDialogProps) {
  const [wasOpened, setWasOpened] = useState(props.isOpen);
  if (props.isOpen && !wasOpened) setWasOpened(true);
  if (!wasOpened) return null;
  return <ReportPanel {...props} />;
}
