import { codeBlock } from './text.css.ts';

/** Text of a machine, shown as it is: an error, a code. */
export function CodeBlock({ children }: { children: string }) {
  return <pre className={codeBlock}>{children}</pre>;
}
