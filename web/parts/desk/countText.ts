/** A count as a board shows it; one that was not counted to the end has a plus. */
export const countText = ({ count, isMore }: { count: number; isMore: boolean }): string =>
  `${count}${isMore ? '+' : ''}`;
