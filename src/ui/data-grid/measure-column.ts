/** How wide a column is now, and how wide its longest cell would have it, in pixels. The header may take two lines. */
export function measureColumn(gridId: string, columnId: string): { now: number; fitting: number } {
  const cells = [
    ...(document
      .getElementById(gridId)
      ?.querySelectorAll<HTMLElement>(`[data-column="${CSS.escape(columnId)}"]`) ?? []),
  ];
  const now = cells[0]?.getBoundingClientRect().width ?? 0;
  return {
    now,
    fitting: Math.ceil(
      Math.max(0, ...cells.filter(({ role }) => role !== 'columnheader').map(widthOfContent)),
    ),
  };
}

function widthOfContent(cell: HTMLElement): number {
  const content = cell.firstElementChild;
  if (content === null) return 0;
  const { paddingLeft, paddingRight } = getComputedStyle(cell);
  const around = parseFloat(paddingLeft) + parseFloat(paddingRight);
  // A hair more than the rounded width: an ellipsis comes at a fraction of a pixel.
  return content.scrollWidth + around + 1;
}
