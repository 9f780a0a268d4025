import i18next from 'i18next';
import { dateTimeText } from '../../shared/_field/dateText.ts';
import { jobApi } from '../../shared/job/routes.ts';
import { CallFailed } from '../api/callFailed.ts';
import { download } from '../api/client.ts';
import { alerts } from '../base/alerts.ts';
import { saveFile } from '../ui/saveFile.ts';

/** Saves the rows of an ended sheet with their newest answers; the name of the file says as of when. */
export async function fetchResult(jobId: string, rows: 'all' | 'failed'): Promise<void> {
  const name = rows === 'all' ? 'eligibility-results' : 'eligibility-failed-rows';
  const [date = '', time = ''] = dateTimeText(new Date()).split(' ');
  const asOf = `${date.split('/').reverse().join('-')}-${time.replace(':', '')}`;
  try {
    const file = await download(jobApi.endpoints.getBatchResult, { query: { jobId, rows } });
    saveFile(file, `${name}-${asOf}.xlsx`);
  } catch (error) {
    if (!(error instanceof CallFailed && error.isAnnounced))
      alerts.error(i18next.t('eligibilityBatch:again.notFetched'));
  }
}
