/** How much a document may have that another system sends. The counts are of its marks: `<`, `=` and `&`, wherever they stand. */
export interface XmlBounds {
  /** Beginnings and ends of elements, comments and all else in angle brackets. */
  readonly tags: number;
  readonly attributes: number;
  readonly references: number;
}

/** How often a text stands in another. */
export function countOf(text: string, mark: string): number {
  let count = 0;
  for (let at = text.indexOf(mark); at >= 0; at = text.indexOf(mark, at + mark.length)) count += 1;
  return count;
}

/**
 * Whether a document may be parsed: it has no DTD, so no entities of the sender's own to expand or fetch, and it has no more than the
 * bounds of anything. A parser takes a second for a hundred thousand empty elements, which are 400 KB.
 */
export const mayBeParsed = (xml: string, { tags, attributes, references }: XmlBounds): boolean =>
  !/<!(DOCTYPE|ENTITY)/i.test(xml) &&
  countOf(xml, '<') <= tags &&
  countOf(xml, '=') <= attributes &&
  countOf(xml, '&') <= references;
