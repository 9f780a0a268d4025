import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { holdsOneOf } from '../../shared/_field/grants.ts';
import { moduleAccess } from '../../shared/_field/moduleAccess.ts';
import { caseSides } from '../../shared/_parts/caseSides.ts';
import { insurerAuthorizationSheet } from '../../shared/authorizationQuery/insurerAuthorizationSheet.ts';
import { type AuthorizationFound, authorizationQueryApi } from '../../shared/authorizationQuery/routes.ts';
import { pathTo } from '../base/screenPath.ts';
import { useSession } from '../base/session.ts';
import { useCaseSide } from '../parts/case/useCaseSide.ts';
import { FreshRowsButton } from '../parts/list/FreshRows.tsx';
import { ListScreen } from '../parts/list/ListScreen.tsx';
import { ImportButton } from '../parts/sheetImport/ImportButton.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ScreenBody } from '../ui/ScreenBody.tsx';
import { useListFilters } from '../ui/table/filters/useListFilters.ts';
import { useEndpointPages } from '../ui/table/useEndpointPages.ts';
import { useStaleRows } from '../ui/table/useStaleRows.ts';
import { foundColumns } from './columns.tsx';
import { criteriaOf, FilterFields, filtersIn, noFilters, personalFilters } from './filters.tsx';
import { StatusBoard, useStatusCounts } from './StatusBoard.tsx';
import { authorizationQueryScreens } from './screens.ts';

const { searchInsurerAuthorizations } = authorizationQueryApi.endpoints;
const rowId = ({ authorizationId }: AuthorizationFound): string => authorizationId;

function Board({ isInsurer }: { isInsurer: boolean }) {
  const { t, i18n } = useTranslation('authorizationQuery');
  const session = useSession();
  const { search } = useLocation();
  const filters = useListFilters({
    key: `authorizationQuery:${isInsurer}`,
    empty: noFilters,
    criteriaOf,
    personal: personalFilters,
    fromAddress: filtersIn(search),
  });
  const pages = useEndpointPages(searchInsurerAuthorizations, { body: filters.criteria });
  // Read again when somebody asks for it: each search is a look at patients, which the audit trail keeps.
  const { data: counts } = useStatusCounts();
  const fresh = useStaleRows({ mark: counts ? JSON.stringify(counts) : undefined, pages, rowId });
  const columns = useMemo(() => foundColumns(t, i18n.language, isInsurer), [t, i18n.language, isInsurer]);
  const brings = session !== null && holdsOneOf(session, moduleAccess.insurerAuthorizationSheets);
  return (
    <ListScreen
      name={isInsurer ? 'authorizationQuery-insurer' : 'authorizationQuery'}
      label={t('list')}
      intro={t(isInsurer ? 'introInsurer' : 'intro')}
      filters={{
        label: t('filters'),
        form: filters,
        fields: <FilterFields control={filters.control} isInsurer={isInsurer} />,
      }}
      columns={columns}
      pages={pages}
      rowId={rowId}
      marks={fresh.marks}
      onRefresh={fresh.taken}
      linkOf={(row) => pathTo(authorizationQueryScreens.record, row)}
      nextStep={t(filters.count > 0 ? 'next.widen' : brings ? 'next.bring' : 'next.none')}
      actions={
        <>
          <FreshRowsButton fresh={fresh} />
          {isInsurer && brings && <ImportButton kind={insurerAuthorizationSheet.name} />}
        </>
      }
    >
      <StatusBoard />
    </ListScreen>
  );
}

/** Everybody at a facility, and the people of a payer who may use the provider services. */
const sidesOfBoard = { sides: caseSides(moduleAccess.providerServices.filter((grant) => typeof grant === 'string')) };

/** A facility's authorisations with its insurers, or those that an insurer gave: counted by status, searched, each with its record (REQ-AUTHQ-01). */
export function BoardScreen() {
  const { t } = useTranslation('authorizationQuery');
  const side = useCaseSide(sidesOfBoard);
  // A link of a number is a list of its own.
  const { search } = useLocation();
  if (side) return <Board key={side + search} isInsurer={side === 'insurer'} />;
  return (
    <ScreenBody>
      <EmptyState title={t('list')} nextStep={t('noAccess')} />
    </ScreenBody>
  );
}
