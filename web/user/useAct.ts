import type { Endpoint, Sending } from '../../shared/_contract/endpoint.ts';
import { useApiMutation } from '../api/useApiMutation.ts';
import { alerts } from '../base/alerts.ts';

/** A change of a person by one press: it says that it is done, and the screen reads again. */
export function useAct<E extends Endpoint>(endpoint: E, { done, onDone }: { done: string; onDone: () => void }) {
  const { send, isSending } = useApiMutation(endpoint);
  const act = async (sending: Sending<E>): Promise<void> => {
    const outcome = await send(sending);
    if (outcome.isDone) alerts.success(done);
    onDone();
  };
  return { act, isSending };
}
