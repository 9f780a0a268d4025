/** Reports an error to the portal's error log. What does that is fetched with the first error, so that no page waits for it. */
export function reportError(error: unknown): void {
  if (!navigator.onLine) return;
  // A report that cannot be sent is dropped: reporting that failure too would never end.
  void import('./sendReport.ts').then(({ sendReport }) => sendReport(error)).catch(() => undefined);
}

/** Reports what nothing else has caught. Errors that a boundary of React catches come from `onCaughtError` of the root. */
export function watchErrors(): void {
  window.addEventListener('error', ({ error }) => reportError(error));
  window.addEventListener('unhandledrejection', ({ reason }) => reportError(reason));
}

/** For React: a failed part was replaced by its fallback, and the error is on the console and in the error log. */
export function onCaughtError(error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: as React does where nothing is told of caught errors
  console.error(error);
  reportError(error);
}
