import { type ComponentType, lazy } from 'react';

const Nothing = () => null;

/** A part of the shell that is fetched when it is wanted. Where that fails (offline, a new release) the page does without it. */
export const lazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(() =>
    load().then(
      (component) => ({ default: component }),
      () => ({ default: Nothing as ComponentType<Props> }),
    ),
  );
