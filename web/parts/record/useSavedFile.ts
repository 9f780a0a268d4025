import { useState } from 'react';
import type { Endpoint, Sending } from '../../../shared/_contract/endpoint.ts';
import { CallFailed } from '../../api/callFailed.ts';
import { download } from '../../api/client.ts';
import { alerts } from '../../base/alerts.ts';
import { saveFile } from '../../ui/saveFile.ts';

type FileEndpoint = Parameters<typeof download>[0];

/**
 * Downloads what a call makes and saves it: a link could not carry the bearer header. One at a time; `fetching` names the one that is under way.
 *
 * @example const { fetching, save } = useSavedFile(t('print.failed')); save('both', endpoint, { query }, 'contract.pdf');
 */
export function useSavedFile(failed: string) {
  const [fetching, setFetching] = useState<string | null>(null);
  async function save<E extends Endpoint & FileEndpoint>(
    which: string,
    endpoint: E,
    sending: Sending<E>,
    fileName: string,
  ): Promise<void> {
    if (fetching !== null) return;
    setFetching(which);
    try {
      saveFile(await download(endpoint, sending), fileName);
    } catch (error) {
      if (!(error instanceof CallFailed && error.isAnnounced)) alerts.error(failed);
    } finally {
      setFetching(null);
    }
  }
  return { fetching, save };
}
