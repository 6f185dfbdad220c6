import { BUDGETS, type FirstLoad } from './first-load.ts';

/** One line per page, then the largest chunk and catalog, each against its budget. */
export function firstLoadTable({ pages, lazyChunk, catalog }: FirstLoad): string {
  const rows = pages.map(({ page, area, js, css, fonts }) => [
    page.replace(/^src\/pages\/(.*)\.page\.tsx$/, '$1'),
    area,
    against(js, BUDGETS.js[area]),
    against(css, BUDGETS.css),
    against(fonts, BUDGETS.fonts),
  ]);
  const table = [['page', 'area', 'JavaScript', 'CSS', 'fonts'], ...rows];
  const widths = [0, 1, 2, 3, 4].map((column) => Math.max(...table.map((row) => row[column]?.length ?? 0)));
  return [
    'First load, gzip KiB / budget',
    ...table.map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    ),
    `largest lazy chunk  ${against(lazyChunk.size, BUDGETS.lazyChunk)}  ${lazyChunk.name}`,
    `largest catalog     ${against(catalog.size, BUDGETS.catalog)}  ${catalog.name}`,
  ].join('\n');
}

function against(size: number, budget: number): string {
  return `${size.toFixed(1).padStart(5)} / ${budget}${size > budget ? ' OVER' : ''}`;
}
