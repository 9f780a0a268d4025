import { wiring } from '../../_data/wiring.ts';
import type { Wiring } from '../../_kit/wiring.ts';
import { workerHandler } from '../../_kit/workerHandler.ts';
import { tellCirculars as tell } from '../tellCirculars.ts';

/** Tells of circulars: new ones, unread ones that must be read, and withdrawn ones. */
export const tellCirculars = (kit: Wiring) =>
  workerHandler<unknown, void>('tellCirculars', (_event, ctx) => tell(ctx), kit);

/** The Lambda handler: runs every minute. */
export const handler = tellCirculars(wiring);
