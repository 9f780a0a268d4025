import SummaryIcon from '@mui/icons-material/BarChart';
import ExportsIcon from '@mui/icons-material/FolderOutlined';
import MembersIcon from '@mui/icons-material/PeopleOutlined';
import AddIcon from '@mui/icons-material/PersonAddAlt';
import RulesIcon from '@mui/icons-material/Rule';
import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import Button from '@mui/material/Button';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { moduleAccess } from '../../shared/_field/moduleAccess.ts';
import { eligibilityApi } from '../../shared/eligibility/routes.ts';
import { pathTo, usePathTo } from '../base/screenPath.ts';
import { useMay } from '../base/useMay.ts';
import { ExportNotice } from '../parts/exports/ExportNotice.tsx';
import { useLongExport } from '../parts/exports/useLongExport.ts';
import { ListScreen } from '../parts/list/ListScreen.tsx';
import { useEndpointPages } from '../ui/table/useEndpointPages.ts';
import { historyExportJob } from './exports/historyExportJob.ts';
import { HistoryFilterFields } from './HistoryFilterFields.tsx';
import { historyColumns } from './historyColumns.tsx';
import { eligibilityScreens, exportScreens } from './screens.ts';
import { TransactionReportButton } from './TransactionReportButton.tsx';
import { useHistoryFilters } from './useHistoryFilters.ts';
import { useMaySubmit } from './useMaySubmit.ts';
import { useReader } from './useReader.ts';

const search = eligibilityApi.endpoints.searchEligibilityHistory;

export function EligibilityHistoryScreen() {
  const { t, i18n } = useTranslation(['eligibility', 'ui']);
  const { t: tExports } = useTranslation('exports');
  const screenPath = usePathTo();
  const maySubmit = useMaySubmit();
  const mayReadRules = useMay(moduleAccess.eligibilityRuleReaders);
  const mayReadRegister = useMay(moduleAccess.memberRegisterReaders);
  // A reviewer reads the history; reports and files of it are for others.
  const mayReport = useMay(moduleAccess.eligibility);
  const reader = useReader();
  const filters = useHistoryFilters();
  const { control, criteria } = filters;
  const lacksFacility = reader === 'administrator' && !criteria.facilityLicense && criteria.payerId === undefined;

  const lacksPayer = reader === 'administrator' && criteria.waitsFor === 'latePayer' && criteria.payerId === undefined;
  const lacksTenant = lacksFacility || lacksPayer;

  const pages = useEndpointPages(search, lacksTenant ? null : { body: criteria });
  const { language } = i18n;
  const hasFacility = reader !== 'facility';
  const columns = useMemo(() => historyColumns(language, hasFacility), [language, hasFacility]);
  const { longExport, jobId } = useLongExport(criteria, historyExportJob);

  const nextStep = () => {
    if (lacksPayer) return t('history.choosePayer');
    if (lacksFacility) return t('history.enterFacility');
    if (filters.count > 0) return t('history.widen');
    return maySubmit ? t('history.firstRequest') : t('history.noneYet');
  };

  return (
    <ListScreen
      name="eligibility"
      label={t('history.label')}
      filters={{
        label: t('history.filters'),
        form: filters,
        fields: <HistoryFilterFields control={control} reader={reader} />,
      }}
      columns={columns}
      pages={pages}
      rowId={(row) => row.eligibilityId}
      linkOf={(row) => pathTo(eligibilityScreens.detail, row)}
      nextStep={nextStep()}
      longExport={mayReport ? longExport : undefined}
      actions={(arrangement) => (
        <>
          {maySubmit && (
            <Button
              component={Link}
              to={pathTo(eligibilityScreens.new)}
              variant="contained"
              size="small"
              startIcon={<AddIcon />}
            >
              {t('history.new')}
            </Button>
          )}
          {maySubmit && (
            <Button component={Link} to={screenPath('eligibilityBatch')} size="small" startIcon={<UploadIcon />}>
              {t('history.toBatch')}
            </Button>
          )}
          {mayReport && (
            <Button component={Link} to={pathTo(eligibilityScreens.summary)} size="small" startIcon={<SummaryIcon />}>
              {t('history.toSummary')}
            </Button>
          )}
          {mayReadRules && (
            <Button component={Link} to={screenPath('payerRules')} size="small" startIcon={<RulesIcon />}>
              {t('history.toRules')}
            </Button>
          )}
          {mayReadRegister && (
            <Button component={Link} to={screenPath('members')} size="small" startIcon={<MembersIcon />}>
              {t('history.toMembers')}
            </Button>
          )}
          {mayReport && (
            <TransactionReportButton
              criteria={criteria}
              arrangement={arrangement}
              hasFacility={hasFacility}
              isDisabled={lacksTenant}
            />
          )}
          {mayReport && (
            <Button component={Link} to={pathTo(exportScreens.list)} size="small" startIcon={<ExportsIcon />}>
              {tExports('toExports')}
            </Button>
          )}
        </>
      )}
    >
      <ExportNotice jobId={jobId} addressOf={(id) => pathTo(exportScreens.export, { jobId: id })} />
    </ListScreen>
  );
}
