import { lentDelete, type StoredEpisode } from '../_data/homeCare/episode.ts';
import type { TransactItem } from '../_store/transaction.ts';

/** What is with the patient still has come back on a day: all of it, or one line. Its devices can be lent again. */
export function returnedAt(
  found: StoredEpisode,
  returnedOn: string,
  lineId?: string,
): { equipment: StoredEpisode['equipment']; items: TransactItem[] } {
  const isBack = (line: StoredEpisode['equipment'][number]) =>
    line.returnedOn === null && (lineId === undefined || line.lineId === lineId);
  const devices = found.equipment.filter(isBack).flatMap(({ deviceIdentifier }) => deviceIdentifier ?? []);
  return {
    equipment: found.equipment.map((line) => (isBack(line) ? { ...line, returnedOn } : line)),
    items: devices.map((device) => lentDelete(found, device)),
  };
}
