import AddIcon from '@mui/icons-material/Add';
import ExportsIcon from '@mui/icons-material/FolderOutlined';
import Button from '@mui/material/Button';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { holdsOneOf } from '../../../shared/_field/grants.ts';
import type { Side } from '../../../shared/_parts/conversation.ts';
import { authorizationLife } from '../../../shared/authorization/life.ts';
import { type AuthorizationRow, authorizationApi } from '../../../shared/authorization/routes.ts';
import { jobKinds } from '../../../shared/job/jobKinds.ts';
import { pathTo } from '../../base/screenPath.ts';
import { useSession } from '../../base/session.ts';
import { useStateText } from '../../field/authorization/AuthorizationChip.ts';
import { useCaseSide } from '../../parts/case/useCaseSide.ts';
import { ExportNotice } from '../../parts/exports/ExportNotice.tsx';
import { useLongExport } from '../../parts/exports/useLongExport.ts';
import { FreshRowsButton } from '../../parts/list/FreshRows.tsx';
import { ListScreen } from '../../parts/list/ListScreen.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ScreenBody } from '../../ui/ScreenBody.tsx';
import { useListFilters } from '../../ui/table/filters/useListFilters.ts';
import { useEndpointPages } from '../../ui/table/useEndpointPages.ts';
import { useStaleRows } from '../../ui/table/useStaleRows.ts';
import { requestExportJob } from '../exports/requestExportJob.ts';
import { authorizationScreens } from '../screens.ts';
import { CountLinks, useStateCounts } from './CountLinks.tsx';
import { authorizationColumns } from './columns.tsx';
import { FilterFields } from './FilterFields.tsx';
import { criteriaOf, filtersIn, noFilters, personalFilters, savedFilters } from './listFilters.ts';

const { searchAuthorizations } = authorizationApi.endpoints;
const rowId = ({ authorizationId }: AuthorizationRow): string => authorizationId;

function Requests({ side }: { side: Side }) {
  const { t, i18n } = useTranslation('record');
  const { t: tCase } = useTranslation('case');
  const { t: tDesk } = useTranslation('authorizationDesk');
  const { t: tExports } = useTranslation('exports');
  const session = useSession();
  const { search } = useLocation();
  const stateOf = useStateText();
  const filters = useListFilters({
    key: `authorization:${side}`,
    empty: noFilters,
    criteriaOf,
    personal: personalFilters,
    fromAddress: filtersIn(search),
    saved: savedFilters,
  });
  const pages = useEndpointPages(searchAuthorizations, { body: filters.criteria });
  // Read again when somebody asks for it: each search is a look at patients, which the audit trail keeps.
  const { data: counts } = useStateCounts();
  const fresh = useStaleRows({ mark: counts ? JSON.stringify(counts) : undefined, pages, rowId });
  const { language } = i18n;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words change with the language only
  const columns = useMemo(
    () => authorizationColumns(t, { side, language, stateOf, tCase, tDesk, now: Date.now() }),
    [language, side],
  );
  const { longExport, jobId } = useLongExport(filters.criteria, requestExportJob);
  const mayExport = session !== null && holdsOneOf(session, jobKinds.authorizationExport.access);
  const mayAsk = session !== null && side === 'provider' && holdsOneOf(session, ['MedicalProvider']);
  return (
    <ListScreen
      name={`authorization-${side}`}
      label={t('list.label')}
      intro={t(side === 'provider' ? 'list.intro' : 'list.introPayer')}
      filters={{
        label: t('list.filters'),
        form: filters,
        fields: <FilterFields control={filters.control} side={side} />,
      }}
      columns={columns}
      pages={pages}
      rowId={rowId}
      marks={fresh.marks}
      onRefresh={fresh.taken}
      linkOf={(row) => pathTo(authorizationScreens.record, row)}
      nextStep={t(filters.count > 0 ? 'list.widen' : mayAsk ? 'list.first' : 'list.noneYet')}
      {...(mayExport && { longExport })}
      actions={
        <>
          {mayAsk && (
            <Button
              component={Link}
              to={pathTo(authorizationScreens.new)}
              variant="contained"
              size="small"
              startIcon={<AddIcon />}
            >
              {t('list.new')}
            </Button>
          )}
          <FreshRowsButton fresh={fresh} />
          {mayExport && (
            <Button component={Link} to={pathTo(authorizationScreens.exports)} size="small" startIcon={<ExportsIcon />}>
              {tExports('toExports')}
            </Button>
          )}
        </>
      }
    >
      <ExportNotice jobId={jobId} addressOf={(id) => pathTo(authorizationScreens.export, { jobId: id })} />
      <CountLinks />
    </ListScreen>
  );
}

/** A facility's requests for approval, or those that were sent to a payer; a reader of neither side is told why there are none. */
export function AuthorizationListScreen() {
  const { t } = useTranslation('record');
  const side = useCaseSide(authorizationLife);
  // A link of a number is a list of its own; what was filtered by before stays with its own entry of the history.
  const { search } = useLocation();
  if (side) return <Requests key={side + search} side={side} />;
  return (
    <ScreenBody>
      <EmptyState title={t('list.label')} nextStep={t('list.noAccess')} />
    </ScreenBody>
  );
}
