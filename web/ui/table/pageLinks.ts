import { tableLimits } from '../limits.ts';

/** The page numbers of the links: five around the current page, as far as there are pages. */
export function pageLinks(current: number, total: number): number[] {
  const count = Math.min(tableLimits.pageLinks, total);
  const first = Math.max(1, Math.min(current - Math.floor(count / 2), total - count + 1));
  return Array.from({ length: count }, (_, index) => first + index);
}
