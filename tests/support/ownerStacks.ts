import * as React from 'react';

const counter = 'recentlyCreatedOwnerStacks';

/**
 * React's development build takes a stack for every element that it makes, up to ten thousand a second, to say in a warning where the element came from.
 * That took a quarter of the screens' tests. React goes without where its count for the second is used up: the count always is.
 */
export function keepNoOwnerStacks(): void {
  const internals = Object.entries(React).find(([name]) => name.startsWith('__CLIENT_INTERNALS'))?.[1] as
    | object
    | undefined;
  if (!internals || !(counter in internals))
    throw new Error('React no longer counts the stacks that it takes: look for what it does instead.');
  Object.defineProperty(internals, counter, {
    get: () => Number.MAX_SAFE_INTEGER,
    set: () => undefined,
    configurable: true,
  });
}
