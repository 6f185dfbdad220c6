import { type ReactNode, use } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';

import { LocaleContext } from './locale-context.ts';

/**
 * Gives React Aria the locale of the site instead of that of the browser. It surrounds each component that uses React Aria
 * and not the whole site, because this code asks the browser for its locale at its start, which takes a slow phone 100 ms.
 */
export function AriaLocale({ children }: { readonly children: ReactNode }) {
  return <I18nProvider locale={use(LocaleContext)}>{children}</I18nProvider>;
}
