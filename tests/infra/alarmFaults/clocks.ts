import { describe, expect, it } from 'vitest';
import { entryOfWorker } from '../../../infra/functionEntries.ts';
import { workerNames, workerSettings } from '../../../infra/workerSettings.ts';
import type { Point } from '../../support/alarms.ts';
import { passMinutes } from '../../support/api.ts';
import { alarmNamed, ringing } from '../alarmBoard.ts';

/** Each worker of the clock runs for real and writes its line, and then runs no more. */
export function everyClock(written: () => Point[], now: () => number): void {
  const clock = workerNames.flatMap((name) => {
    const { everyMinutes } = workerSettings[name];
    return everyMinutes ? [[name, everyMinutes] as const] : [];
  });

  describe('the clock', () => {
    it.each(clock)('rings when %s does not run, every %i minutes', async (name, everyMinutes) => {
      const isRinging = () => ringing(written(), now(), [alarmNamed(`Clock${name}`)]).length === 1;
      expect(isRinging()).toBe(true);
      const { handler } = await import(`../../../${entryOfWorker(name)}`);
      // A run that fails writes its line too, and rings the alarm on errors.
      await handler({}).catch(() => undefined);
      expect(isRinging()).toBe(false);
      passMinutes(Math.max(5, 3 * everyMinutes) + 1);
      expect(isRinging()).toBe(true);
    });
  });
}
