/**
 * What a worker can handle: the condition that an attribute has one of these words, with the names and values that it needs, and
 * whether a word is one of them. An item with another word was written by a newer release and waits for that release's worker.
 */
export function knownWords(attribute: string, words: readonly string[]) {
  const values = Object.fromEntries(words.map((word, at) => [`:${attribute}${at}`, word]));
  return {
    condition: `#${attribute} IN (${Object.keys(values).join(', ')})`,
    names: { [`#${attribute}`]: attribute },
    values,
    has: (word: unknown): boolean => words.some((each) => each === word),
  };
}
