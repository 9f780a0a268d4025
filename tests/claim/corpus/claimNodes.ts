import type { Node } from '../support/claimFiles.ts';

/** An element of texts and elements; those that are not there are left out. */
export const element = (name: string, ...children: readonly (Node | null | readonly Node[])[]): Node => [
  name,
  children.flatMap((child): readonly Node[] => {
    if (child === null) return [];
    return typeof child[0] === 'string' ? [child as Node] : (child as readonly Node[]);
  }),
];

const childrenOf = ([, holds]: Node): readonly Node[] => (typeof holds === 'string' ? [] : holds);

/** The elements at the end of a path, as `Encounter.Start`. */
export const nodesAt = (node: Node, path: string): readonly Node[] =>
  path
    .split('.')
    .reduce<readonly Node[]>((found, name) => found.flatMap(childrenOf).filter(([each]) => each === name), [node]);

export const textAt = (node: Node, path: string): string => {
  const holds = nodesAt(node, path)[0]?.[1];
  return typeof holds === 'string' ? holds : '';
};

/** A claim with the first element of a path made into others: none takes it away, two put it twice. */
export function edited(node: Node, path: string, change: (found: Node) => readonly Node[]): Node {
  const [name = '', ...deeper] = path.split('.');
  let isDone = false;
  const children = childrenOf(node).flatMap((child): readonly Node[] => {
    if (isDone || child[0] !== name) return [child];
    isDone = true;
    return deeper.length > 0 ? [edited(child, deeper.join('.'), change)] : change(child);
  });
  return [node[0], children];
}

export const written = (node: Node, path: string, text: string): Node => edited(node, path, ([name]) => [[name, text]]);
export const without = (node: Node, path: string): Node => edited(node, path, () => []);
