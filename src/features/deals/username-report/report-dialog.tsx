import { useState } from 'react';

import { lazyNamed } from '#loading/lazy-named.tsx';
import type { ReportDialogProps } from './report-dialog-props.ts';

const ReportPanel = lazyNamed(async () => (await import('./parts/report-panel.tsx')).ReportPanel, {
  dialog: (props) => props,
});

/** The popup that takes a username at a room. What was typed stays until it is reported. */
export function ReportDialog(props: ReportDialogProps) {
  const [wasOpened, setWasOpened] = useState(props.isOpen);
  if (props.isOpen && !wasOpened) setWasOpened(true);
  if (!wasOpened) return null;
  return <ReportPanel {...props} />;
}
