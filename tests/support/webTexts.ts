const files = import.meta.glob<Record<string, unknown>>('../../web/**/texts/*.json', {
  eager: true,
  import: 'default',
});
/** By language and namespace, which is the name of the folder around `texts`. */
const byName = new Map(
  Object.entries(files).map(([path, texts]) => [path.replace(/.*\/(\w+)\/texts\/(\w+)\.json$/, '$2/$1'), texts]),
);
/** The texts of a namespace; empty if there are none. */
export const textsOf = (language: string, namespace: string) => byName.get(`${language}/${namespace}`) ?? {};
/** The namespaces that screens use; messages are Arabic only. */
export const features = [...byName.keys()].flatMap((name) => name.match(/^en\/(\w+)$/)?.[1] ?? []);

/** `a.b_one` and `a.b_few` are one text in different numbers. */
export const numberForm = /_(zero|one|two|few|many|other)$/;

/** The texts by their whole key: `filters.label`. */
export function flat(texts: Record<string, unknown>, prefix = ''): Map<string, string> {
  const all = new Map<string, string>();
  for (const [key, value] of Object.entries(texts)) {
    if (typeof value === 'string') all.set(prefix + key, value);
    else for (const [inner, text] of flat(value as Record<string, unknown>, `${prefix}${key}.`)) all.set(inner, text);
  }
  return all;
}
