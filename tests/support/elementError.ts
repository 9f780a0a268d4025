import { getConfig, prettyDOM } from '@testing-library/react';

/** A try within `waitFor` or `findBy`: the library knows, and does not say so in its types. */
const isTry = (): boolean =>
  '_disableExpensiveErrorDiagnostics' in getConfig() &&
  Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true;

/**
 * The error of a query that has not found its element. It shows the page where it ends the test; a try, which nobody reads, does without:
 * each printed the whole page, at every change of it. `waitFor` adds the page to the last error itself.
 */
export function elementError(message: string | null, container: Element): Error {
  const error = new Error([message, isTry() ? '' : prettyDOM(container)].filter(Boolean).join('\n\n'));
  error.name = 'TestingLibraryElementError';
  return error;
}
