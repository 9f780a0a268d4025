import { matchRoutes } from 'react-router-dom';
import type { Screen } from '../base/screen.ts';

/** The row that an address opens: the router's own choice, in which static parts win over `:parameters`. */
export const screenAt = (screens: readonly Screen[], address: string): Screen | undefined =>
  matchRoutes([...screens], address)?.at(-1)?.route;
