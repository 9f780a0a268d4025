import { alerts } from '../../base/alerts.ts';

let shown: number | null = null;

/** Says on the sign-in page why the session ended. */
export function showEnd(message: string): void {
  shown = alerts.warning(message, { untilDismissed: true });
}

/** The user has signed in again: the reason is history. */
export function dropEnd(): void {
  if (shown !== null) alerts.dismiss(shown);
  shown = null;
}
