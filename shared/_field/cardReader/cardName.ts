/** A name as people read it: cards separate its parts by commas and leave some of them empty. */
export const cardNameOf = (withCommas: string): string =>
  withCommas
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
    .join(' ');
