/** The page has drawn what it was opened for by then: the code that measures it delays nothing. */
const afterMs = 5_000;

/** Measures how fast this page is for the person at it, and tells the portal once, without anybody else. */
export function watchVitals(): void {
  setTimeout(() => {
    void import('./sendVitals.ts').then(({ startVitals }) => startVitals()).catch(() => undefined);
  }, afterMs);
}
