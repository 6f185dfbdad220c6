import { useState } from 'react';

/** What a dialog is about; its last value stays while the dialog fades out. */
export function useWhileOpen<T>(value: T, isOpen: boolean): T {
  const [kept, setKept] = useState(value);
  if (isOpen && kept !== value) setKept(value);
  return isOpen ? value : kept;
}
