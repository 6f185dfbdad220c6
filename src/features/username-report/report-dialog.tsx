import { lazy, Suspense, useState } from 'react';

import type { ReportDialogProps } from './report-dialog-props.ts';

const ReportPanel = lazy(async () => ({
  default: (await import('./parts/report-panel.tsx')).ReportPanel,
}));

/** The popup that takes a username at a room. What was typed stays until it is reported. */
export function ReportDialog(props: ReportDialogProps) {
  const [wasOpened, setWasOpened] = useState(props.isOpen);
  if (props.isOpen && !wasOpened) setWasOpened(true);
  if (!wasOpened) return null;
  return (
    <Suspense>
      <ReportPanel {...props} />
    </Suspense>
  );
}
