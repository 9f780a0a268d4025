import { isUnfinished } from '../../../shared/job/jobKinds.ts';
import { jobApi } from '../../../shared/job/routes.ts';
import { useApi } from '../../api/useApi.ts';
import { useApiMutation } from '../../api/useApiMutation.ts';
import { usePolling } from '../../api/usePolling.ts';

const delays = { firstMs: 1000, growth: 1.3, longestMs: 10_000 } as const;
const { getJob, cancelJob } = jobApi.endpoints;

/** A job and its progress, read again and again until it has ended. */
export function useJob(jobId: string) {
  const { data: job, error, refresh, readAgain, refreshInBackground } = useApi(getJob, { query: { jobId } });
  const { send, isSending } = useApiMutation(cancelJob);
  const poll = async () => {
    await refreshInBackground();
    return false;
  };
  usePolling(poll, job != null && isUnfinished(job.state), delays);
  return {
    job,
    error,
    refresh,
    readAgain,
    isCancelling: isSending,
    /** Stops the job. It may have ended in the meantime: what became of it is shown either way. */
    cancel: async () => {
      await send({ body: { jobId } });
      await readAgain();
    },
  };
}
