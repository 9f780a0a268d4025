import type { deliveryApi } from '../../shared/delivery/routes.ts';
import { listDeadLetters } from '../_data/outbox/deadLetter.ts';
import type { Operation } from '../_kit/context.ts';

export const getDeadLetters: Operation<typeof deliveryApi.endpoints.getDeadLetters> = ({ query }, { store }) =>
  listDeadLetters(store, query);
