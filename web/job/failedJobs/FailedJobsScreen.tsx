import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { jobKindNames } from '../../../shared/job/jobKinds.ts';
import { jobApi } from '../../../shared/job/routes.ts';
import { pathTo } from '../../base/screenPath.ts';
import { ListScreen } from '../../parts/list/ListScreen.tsx';
import { useKindInAddress } from '../../parts/list/useKindInAddress.ts';
import { ToggleChoice } from '../../ui/ToggleChoice.tsx';
import { useEndpointPages } from '../../ui/table/useEndpointPages.ts';
import { failedJobScreens } from '../screens.ts';
import { failedJobColumns } from './failedJobColumns.tsx';

/** The background jobs that failed, for those who run the portal: whose, why, and how often they were tried. */
export function FailedJobsScreen() {
  const { t, i18n } = useTranslation(['failedJobs', 'job']);
  const [kind, setKind] = useKindInAddress('failedJobs:kind', jobKindNames);
  const pages = useEndpointPages(jobApi.endpoints.getFailedJobs, { query: { kind } });
  const columns = useMemo(() => failedJobColumns(t, i18n.language), [t, i18n.language]);
  const kinds = jobKindNames.map((id) => ({ id, name: t(`kind.${id}`) }));
  return (
    <ListScreen
      name="failedJobs"
      label={t('label')}
      columns={columns}
      pages={pages}
      rowId={(row) => row.jobId}
      linkOf={(row) => pathTo(failedJobScreens.job, row)}
      nextStep={t('next')}
      views={<ToggleChoice label={t('kinds')} options={kinds} value={kind} onChange={setKind} />}
    />
  );
}
