import { type Metric, onCLS, onINP, onLCP } from 'web-vitals';
import { errorLogApi, type VitalName } from '../../../shared/errorLog/routes.ts';
import { requestOf, urlOf } from '../../api/request.ts';
import { currentSession } from '../../base/session.ts';
import { screenPath } from '../errorReport/screenPath.ts';

const { reportVitals } = errorLogApi.endpoints;
const measured = new Map<VitalName, number>();

/** Notes what the browser measures as a whole number. `scale` is for shifts, which are fractions of the window. */
const noteAs =
  (name: VitalName, scale = 1) =>
  ({ value }: Metric): void =>
    void measured.set(name, Math.round(value * scale));

/** By itself and not by the client, like reports of errors: nobody is told of a failure. A visitor's page is not reported. */
async function send(screen: string): Promise<void> {
  if (!currentSession() || measured.size === 0 || !navigator.onLine) return;
  const body = { screen, vitals: [...measured].map(([name, value]) => ({ name, value })) };
  await fetch(urlOf(reportVitals, {}), {
    ...requestOf(reportVitals, { body }, { isBackground: true }),
    keepalive: true,
  });
}

/** Tells the portal once, when the page is first left or hidden: what comes later would count the page twice. */
export async function startVitals(): Promise<void> {
  const screen = await screenPath();
  onLCP(noteAs('largestPaint'));
  onINP(noteAs('interaction'));
  onCLS(noteAs('layoutShift', 1000));
  const tell = (): void => {
    if (document.visibilityState !== 'hidden') return;
    document.removeEventListener('visibilitychange', tell);
    void send(screen).catch(() => undefined);
  };
  document.addEventListener('visibilitychange', tell);
}
