import type { ReactNode } from 'react';
import type { breakpoints } from '#ui/theme/breakpoints.ts';
import { classNames } from '#ui/theme/class-names.ts';
import * as styles from './layout.css.ts';

export interface StackProps {
  children: ReactNode;
  gap?: styles.Space;
  /** `center` centres the text too. */
  align?: 'stretch' | 'start' | 'center' | 'end';
  as?: 'div' | 'ul' | 'ol' | 'section';
}

export function Stack({ children, gap = 4, align = 'stretch', as: Element = 'div' }: StackProps) {
  return (
    <Element
      className={classNames(
        styles.stack,
        styles.gap[gap],
        styles.align[align],
        align === 'center' && styles.centredText,
      )}
    >
      {children}
    </Element>
  );
}

export interface InlineProps {
  children: ReactNode;
  gap?: styles.Space;
  align?: keyof typeof styles.align;
  justify?: keyof typeof styles.justify;
  isWrapping?: boolean;
  as?: 'div' | 'ul';
}

export function Inline({
  children,
  gap = 3,
  align = 'center',
  justify = 'start',
  isWrapping = true,
  as: Element = 'div',
}: InlineProps) {
  return (
    <Element
      className={classNames(
        styles.inline,
        isWrapping && styles.wrapping,
        styles.gap[gap],
        styles.align[align],
        styles.justify[justify],
      )}
    >
      {children}
    </Element>
  );
}

export interface GridProps {
  children: ReactNode;
  gap?: styles.Space;
  /** The least width of a column; there are as many as fit. */
  column?: keyof typeof styles.column;
  /** `start` leaves every child as tall as its content. */
  align?: 'stretch' | 'start';
  as?: 'div' | 'ul' | 'ol';
}

export function Grid({
  children,
  gap = 4,
  column = 'medium',
  align = 'stretch',
  as: Element = 'div',
}: GridProps) {
  return (
    <Element className={classNames(styles.grid, styles.column[column], styles.gap[gap], styles.align[align])}>
      {children}
    </Element>
  );
}

export interface CardProps {
  children: ReactNode;
  surface?: keyof typeof styles.surface;
  /** `large` is for the one card that a page is about. */
  padding?: keyof typeof styles.padding;
  as?: 'div' | 'section' | 'article' | 'li';
}

export function Card({ children, surface = 'raised', padding = 'medium', as: Element = 'div' }: CardProps) {
  return (
    <Element className={classNames(styles.card, styles.surface[surface], styles.padding[padding])}>
      {children}
    </Element>
  );
}

export interface ContainerProps {
  children: ReactNode;
  /** `narrow` for one form, `text` for reading, `wide` for everything else. */
  width?: keyof typeof styles.width;
}

export function Container({ children, width = 'wide' }: ContainerProps) {
  return <div className={classNames(styles.container, styles.width[width])}>{children}</div>;
}

export interface ShowProps {
  children: ReactNode;
  /** Shown from this width on. */
  from?: keyof typeof breakpoints;
  /** Hidden from this width on. */
  below?: keyof typeof breakpoints;
  /** False hides it in print. */
  isPrinted?: boolean;
  /** False for print only. */
  isOnScreen?: boolean;
}

/** Content for some widths, or only for screen or print. What is hidden is also hidden from screen readers. */
export function Show({ children, from, below, isPrinted = true, isOnScreen = true }: ShowProps) {
  return (
    <div
      className={classNames(
        styles.show,
        from !== undefined && styles.onlyFrom[from],
        below !== undefined && styles.onlyBelow[below],
        !isPrinted && styles.notOnPaper,
        !isOnScreen && styles.onPaper,
      )}
    >
      {children}
    </div>
  );
}

interface ForVisitorsProps {
  children: ReactNode;
  /** Out of sight, but with its place, until it is known that nobody is logged in. */
  isHidden?: boolean;
}

/** What a member must not see. On a prerendered page it is hidden from the first frame. */
export function ForVisitors({ children, isHidden = false }: ForVisitorsProps) {
  return (
    <div data-for="visitors" className={classNames(styles.show, isHidden && styles.unseen)}>
      {children}
    </div>
  );
}

export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={styles.visuallyHidden}>{children}</span>;
}
