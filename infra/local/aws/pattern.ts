const compiled = new Map<string, RegExp>();

/** IAM's wildcards: `*` is any text, `?` any one character. */
export function matchesPattern(pattern: string, value: string, ignoreCase = false): boolean {
  const key = `${ignoreCase ? 'i' : 's'}:${pattern}`;
  let expression = compiled.get(key);
  if (!expression) {
    const source = pattern
      .replace(/[.+^${}()|[\]\\]/g, '\\$&')
      .replaceAll('*', '.*')
      .replaceAll('?', '.');
    expression = new RegExp(`^${source}$`, ignoreCase ? 'is' : 's');
    compiled.set(key, expression);
  }
  return expression.test(value);
}
