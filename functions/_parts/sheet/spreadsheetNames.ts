import type { Listener } from './saxRows.ts';

/** The namespaces of a workbook's own elements, in the transitional and in the strict form of the format, and those of its relationships. */
const known = new Set([
  'http://schemas.openxmlformats.org/spreadsheetml/2006/main',
  'http://purl.oclc.org/ooxml/spreadsheetml/main',
  'http://schemas.openxmlformats.org/package/2006/relationships',
]);

interface Scope {
  readonly depth: number;
  /** By prefix, empty for the default one: whether its elements are the workbook's own. */
  readonly isOwn: ReadonlyMap<string, boolean>;
}

const declares = (attributes: Readonly<Record<string, string>>): boolean => {
  for (const name in attributes) if (name.startsWith('xmlns')) return true;
  return false;
};

const declared = (attributes: Readonly<Record<string, string>>): (readonly [string, boolean])[] =>
  Object.entries(attributes).flatMap(([name, uri]) => {
    const [, prefix = ''] = /^xmlns(?::(.+))?$/.exec(name) ?? [];
    return /^xmlns(:|$)/.test(name) ? [[prefix, known.has(uri)] as const] : [];
  });

/**
 * Hands the elements of a workbook to a listener by their plain names, whatever their prefix is: programs differ in it. Elements of other
 * namespaces keep their names behind a `?`, because drawings have rows and columns, too.
 */
export function spreadsheetNames<Row>(listener: Listener<Row>): Listener<Row> {
  const scopes: Scope[] = [{ depth: 0, isOwn: new Map() }];
  let depth = 0;
  const isOwn = (prefix: string): boolean => scopes.at(-1)?.isOwn.get(prefix) ?? true;
  const nameOf = (name: string): string => {
    const at = name.indexOf(':');
    return isOwn(at < 0 ? '' : name.slice(0, at)) ? name.slice(at + 1) : `?${name}`;
  };
  return {
    open: (name, attributes) => {
      depth += 1;
      if (declares(attributes)) {
        const outer = scopes.at(-1)?.isOwn ?? [];
        scopes.push({ depth, isOwn: new Map([...outer, ...declared(attributes)]) });
      }
      listener.open(nameOf(name), attributes);
    },
    text: listener.text,
    close: (name) => {
      listener.close(nameOf(name));
      if (scopes.at(-1)?.depth === depth) scopes.pop();
      depth -= 1;
    },
    take: listener.take,
  };
}
