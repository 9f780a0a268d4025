import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type * as z from 'zod';
import type { Endpoint } from '../../../shared/_contract/endpoint.ts';
import { useApiMutation } from '../../api/useApiMutation.ts';
import { alerts } from '../../base/alerts.ts';

/** How a desk takes the next request, and the addresses of its screens. */
export interface NextRequest<Taken> {
  readonly endpoint: Endpoint & { readonly answer: z.ZodType<Taken | null> };
  readonly linkOf: (taken: Taken) => string;
  readonly list: string;
}

/** Takes the request that is due first of those that nobody has, and goes to it; to the list when none waits. */
export function useTakeNext<Taken>({ endpoint, linkOf, list }: NextRequest<Taken>) {
  const { t } = useTranslation('desk');
  const navigate = useNavigate();
  const { send, isSending } = useApiMutation(endpoint);
  const takeNext = async (): Promise<void> => {
    const outcome = await send({} as never);
    if (!outcome.isDone) return;
    if (outcome.data) return void navigate(linkOf(outcome.data));
    alerts.success(t('noneWaits'));
    navigate(list);
  };
  return { takeNext, isSending };
}
