import { wiring } from '../../_data/wiring.ts';
import type { Wiring } from '../../_kit/wiring.ts';
import { workerHandler } from '../../_kit/workerHandler.ts';
import { tellSurveys as tell } from '../tellSurveys.ts';

/** Tells providers of surveys: those that are published, and those that are due soon. */
export const tellSurveys = (kit: Wiring) =>
  workerHandler<unknown, void>('tellSurveys', (_event, ctx) => tell(ctx), kit);

/** The Lambda handler: runs every minute. */
export const handler = tellSurveys(wiring);
