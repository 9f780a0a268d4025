import { providerQueryApi } from '../../shared/providerQuery/routes.ts';
import { wiring } from '../_data/wiring.ts';
import { areaHandler } from '../_kit/areaHandler.ts';
import { caseCalls } from '../_parts/case/caseCalls.ts';
import { getQueries } from './getQueries.ts';
import { getQuery } from './getQuery.ts';
import { getQueryStaff } from './getQueryStaff.ts';
import { moveQuery } from './moveQuery.ts';
import { openQuery } from './openQuery.ts';
import { queryCase } from './queryCase.ts';

const { messages, attachment, markRead } = caseCalls(queryCase);
const conversation = { getQueryMessages: messages, getQueryAttachment: attachment, markQueryRead: markRead };
const operations = { getQueries, getQuery, getQueryStaff, openQuery, moveQuery, ...conversation };

export const handler = areaHandler(providerQueryApi, operations, wiring);
