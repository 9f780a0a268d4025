import { providerQueryApi } from '../../shared/providerQuery/routes.ts';
import { wiring } from '../_data/wiring.ts';
import { areaHandler } from '../_kit/areaHandler.ts';
import { caseCalls } from '../_parts/case/caseCalls.ts';
import { getQueries } from './getQueries.ts';
import { getQuery } from './getQuery.ts';
import { moveQuery } from './moveQuery.ts';
import { openQuery } from './openQuery.ts';
import { queryCase } from './queryCase.ts';

const { messages, attachment, markRead, staff } = caseCalls(queryCase);
const read = { getQueries, getQuery, getQueryMessages: messages, getQueryAttachment: attachment, getQueryStaff: staff };
const write = { openQuery, moveQuery, markQueryRead: markRead };

export const handler = areaHandler(providerQueryApi, { ...read, ...write }, wiring);
