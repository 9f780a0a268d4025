import { useSyncExternalStore } from 'react';

export type AlertSeverity = 'success' | 'warning' | 'error';

/** How long alerts stay, in milliseconds (REQ-SHELL-20). */
export const alertDelays = {
  success: 5000,
  errorList: 10_000,
  importErrors: 15_000,
  offline: 10_000,
  serverErrorToast: 1000,
} as const;

export interface AlertOptions {
  /** Above zero: clears after this many milliseconds. Otherwise: on the next completed navigation (REQ-SHELL-23). */
  delayMs?: number;
  /** Survives one completed navigation (REQ-SHELL-22). */
  keep?: boolean;
  /** Stays until the user dismisses it, also across navigation. */
  untilDismissed?: boolean;
  /** Also floats over the page for this number of milliseconds. */
  toastMs?: number;
  /** The number of the failed request, for the support desk. */
  requestId?: string;
}

export interface PublishedAlert extends AlertOptions {
  readonly id: number;
  readonly severity: AlertSeverity;
  readonly message: string;
}

let list: readonly PublishedAlert[] = [];
let lastId = 0;
const listeners = new Set<() => void>();
const timers = new Map<number, ReturnType<typeof setTimeout>>();

function replace(next: readonly PublishedAlert[]): void {
  list = next;
  for (const listener of listeners) listener();
}

function startTimer({ id, delayMs = 0 }: PublishedAlert): void {
  clearTimeout(timers.get(id));
  if (delayMs > 0)
    timers.set(
      id,
      setTimeout(() => alerts.dismiss(id), delayMs),
    );
}

function publish(severity: AlertSeverity, message: string, options: AlertOptions): number {
  // The same text is never shown twice: the newer alert replaces the older one, with its own time.
  const rest = list.filter((alert) => alert.message !== message || alert.severity !== severity);
  for (const alert of list) if (!rest.includes(alert)) clearTimeout(timers.get(alert.id));
  lastId += 1;
  const alert: PublishedAlert = { id: lastId, severity, message, ...options };
  replace([...rest, alert]);
  startTimer(alert);
  return alert.id;
}

/** The notification service of the portal (REQ-SHELL-21): publish from anywhere, the shell's alert list shows it. */
export const alerts = {
  success: (message: string, options: AlertOptions = {}) =>
    publish('success', message, { delayMs: alertDelays.success, ...options }),
  warning: (message: string, options: AlertOptions = {}) => publish('warning', message, options),
  error: (message: string, options: AlertOptions = {}) => publish('error', message, options),

  dismiss(id: number): void {
    clearTimeout(timers.get(id));
    timers.delete(id);
    replace(list.filter((alert) => alert.id !== id));
  },

  /** A hovered or focused alert waits; leaving it restarts its time, so that users can read without haste. */
  hold: (id: number): void => clearTimeout(timers.get(id)),
  release(id: number): void {
    const alert = list.find((candidate) => candidate.id === id);
    if (alert) startTimer(alert);
  },

  /** Called by the router when a navigation is complete: clears the alerts without a delay and without a reason to stay. */
  navigationCompleted(): void {
    const staying = list.filter((alert) => alert.untilDismissed || alert.keep || (alert.delayMs ?? 0) > 0);
    if (staying.length === list.length && !list.some((alert) => alert.keep)) return;
    replace(staying.map((alert) => (alert.keep ? { ...alert, keep: false } : alert)));
  },

  clear(): void {
    for (const timer of timers.values()) clearTimeout(timer);
    timers.clear();
    replace([]);
  },
  current: () => list,
};

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useAlerts = (): readonly PublishedAlert[] => useSyncExternalStore(subscribe, alerts.current);
