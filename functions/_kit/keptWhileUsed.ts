/**
 * Keeps one value under its key for as long as it is asked for: `idleMs` after the last time it is let go, so that a worker that lives for hours does not hold what
 * one task needed. A value under another key takes its place.
 */
export function keptWhileUsed<Value extends object>(idleMs: number) {
  let kept: { readonly key: string; readonly value: Value } | null = null;
  let timer: NodeJS.Timeout | undefined;
  const used = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      kept = null;
    }, idleMs);
    // It keeps no process alive.
    timer.unref();
  };
  return {
    /** The value under this key, or null. */
    get(key: string): Value | null {
      if (kept?.key !== key) return null;
      used();
      return kept.value;
    },
    /** Keeps a value instead of any other, and answers it. */
    keep(key: string, value: Value): Value {
      kept = { key, value };
      used();
      return value;
    },
  };
}
