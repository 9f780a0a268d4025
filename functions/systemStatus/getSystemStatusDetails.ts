import type { systemStatusApi } from '../../shared/systemStatus/routes.ts';
import type { Operation } from '../_kit/context.ts';
import { partsNow } from './partsNow.ts';

export const getSystemStatusDetails: Operation<typeof systemStatusApi.endpoints.getSystemStatusDetails> = (
  _,
  { store, now },
) => partsNow(store, now());
