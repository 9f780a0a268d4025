/** With the first sending; with the pauses of the portal's wish it takes some fifteen seconds. */
const mostTries = 4;
const longestPauseS = 10;

/** Seconds after which the portal wants to be asked again; null where it does not say so. */
const secondsOf = ({ headers }: Response): number | null => {
  const wish = headers.get('retry-after');
  return wish !== null && /^\d{1,4}$/.test(wish) ? Math.min(Number(wish), longestPauseS) : null;
};

/** By chance a little more: pages that were refused together do not come back together. */
const pause = (seconds: number, signal: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, seconds * 1000 * (1 + Math.random() / 4));
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });

interface Asking {
  readonly signal?: AbortSignal;
  /** Told when the call is sent again by itself, and when that is over. */
  readonly onTryingAgain?: (isTryingAgain: boolean) => void;
}

/** Sends the same call again, later each time, while the portal answers that it cannot answer at the moment. */
export async function askedAgain(
  refused: Response,
  send: () => Promise<Response>,
  { signal, onTryingAgain }: Asking,
): Promise<Response> {
  let response = refused;
  try {
    for (let tries = 1; tries < mostTries && response.status === 503; tries += 1) {
      const seconds = secondsOf(response);
      if (seconds === null) break;
      onTryingAgain?.(true);
      await pause(seconds * 2 ** (tries - 1), signal);
      response = await send();
    }
    return response;
  } finally {
    onTryingAgain?.(false);
  }
}
