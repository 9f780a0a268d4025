import { providerQueryApi } from '../../shared/providerQuery/routes.ts';
import { wiring } from '../_data/wiring.ts';
import { areaHandler } from '../_kit/areaHandler.ts';
import { getQueryAttachment, getQueryMessages, markQueryRead } from './conversation.ts';
import { getQueries } from './getQueries.ts';
import { getQuery } from './getQuery.ts';
import { getQueryStaff } from './getQueryStaff.ts';
import { moveQuery } from './moveQuery.ts';
import { openQuery } from './openQuery.ts';

const reads = { getQueries, getQuery, getQueryMessages, getQueryAttachment, getQueryStaff };

export const handler = areaHandler(providerQueryApi, { ...reads, openQuery, moveQuery, markQueryRead }, wiring);
