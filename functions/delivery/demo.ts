import { newEmailEntry, outboxPut } from '../_data/outbox/outbox.ts';
import type { Demo } from '../_demo/demo.ts';

/** The mail of the demonstration that could not be delivered. */
export const undeliveredMail = '01K9EXAMPLEMA1LNEVERARR1VED';

const anHour = 3_600_000;

/** The writes of what administrators find under 'Undelivered': one mail, given up an hour after it was made. */
export const demo: Demo = ({ now }) => {
  const reader = 'desk@harbour-clinic.example';
  const madeAt = new Date(now.getTime() - 5 * anHour);
  const diedAt = new Date(madeAt.getTime() + anHour).toISOString();
  const { Put } = outboxPut(newEmailEntry(undeliveredMail, 'passwordChanged', reader, madeAt));
  if (!Put?.Item) throw new Error('An outbox entry is put');
  const { duePk: _, dueAt: __, ...entry } = Put.Item;
  const grave = { deadPk: 'DEAD#email', deadSk: `${diedAt}#${undeliveredMail}`, diedAt };
  return [{ Put: { ...Put, Item: { ...entry, ...grave, attempts: 8, lastFault: 'unavailable', about: null } } }];
};
