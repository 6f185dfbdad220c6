import type { ReactNode } from 'react';
import { Container } from '#ui/layout/layout.tsx';
import { banner } from './page-banner.css.ts';

export interface PageBannerProps {
  children: ReactNode;
}

/** A band above the header that scrolls away with the page. */
export function PageBanner({ children }: PageBannerProps) {
  return (
    <div className={banner}>
      <Container>{children}</Container>
    </div>
  );
}
