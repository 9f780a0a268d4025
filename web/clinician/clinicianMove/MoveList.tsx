import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { clinicianApi } from '../../../shared/clinician/routes.ts';
import { pathTo } from '../../base/screenPath.ts';
import { ListScreen } from '../../parts/list/ListScreen.tsx';
import { useEndpointPages } from '../../ui/table/useEndpointPages.ts';
import { moveColumns } from './moveColumns.tsx';
import { clinicianMoveScreens } from './screens.ts';

/** The changes that a facility has told, or that an insurer was told. */
export function MoveList({ isPayer }: { isPayer: boolean }) {
  const { t, i18n } = useTranslation(['clinicianMove', 'clinician']);
  const pages = useEndpointPages(clinicianApi.endpoints.getClinicianMoves, { query: {} });
  const columns = useMemo(() => moveColumns(t, i18n.language), [t, i18n.language]);
  return (
    <ListScreen
      name="clinicianMoves"
      label={t('changes')}
      intro={t(isPayer ? 'changesIntroPayer' : 'changesIntro')}
      columns={columns}
      pages={pages}
      rowId={(row) => row.moveId}
      linkOf={(row) => pathTo(clinicianMoveScreens.change, row)}
      nextStep={t(isPayer ? 'changesNextPayer' : 'changesNext')}
    />
  );
}
