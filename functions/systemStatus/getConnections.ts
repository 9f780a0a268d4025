import type { systemStatusApi } from '../../shared/systemStatus/routes.ts';
import type { Operation } from '../_kit/context.ts';
import { connectionsNow } from '../_parts/connection/connectionsNow.ts';

export const getConnections: Operation<typeof systemStatusApi.endpoints.getConnections> = async (
  _,
  { store, now },
) => ({ connections: await connectionsNow(store, now()) });
