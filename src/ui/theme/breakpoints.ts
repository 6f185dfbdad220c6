/** Widths in CSS pixels, from section 9 of the product specification. Styles are written for 320 px upward. */
export const breakpoints = { xs: 375, sm: 640, md: 1024, lg: 1280, xl: 1561 } as const;

/** A media query that holds from the breakpoint upward; rem, so that zoomed text gets the narrow layout. */
export function from(name: keyof typeof breakpoints): string {
  return `(min-width: ${String(breakpoints[name] / 16)}rem)`;
}
