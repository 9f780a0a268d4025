import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type NewbornPhase, newbornApi, newbornPhases } from '../../shared/newborn/routes.ts';
import { pathTo } from '../base/screenPath.ts';
import { useSession } from '../base/session.ts';
import { useSessionState } from '../base/sessionState.ts';
import { ListScreen } from '../parts/list/ListScreen.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ScreenBody } from '../ui/ScreenBody.tsx';
import { ToggleChoice } from '../ui/ToggleChoice.tsx';
import { useEndpointPages } from '../ui/table/useEndpointPages.ts';
import { FindMother } from './FindMother.tsx';
import { newbornColumns } from './newbornColumns.tsx';
import { newbornScreens } from './screens.ts';

/** The numbers of the reader's facility, or of the members of the reader's payer, in one phase. */
function NewbornList({ isFacility }: { isFacility: boolean }) {
  const { t, i18n } = useTranslation('newborn');
  const [phase, setPhase] = useSessionState<NewbornPhase>('newborn:phase', 'open');
  const pages = useEndpointPages(newbornApi.endpoints.getNewborns, { query: { phase } });
  const columns = useMemo(() => newbornColumns(t, i18n.language), [t, i18n.language]);
  const options = newbornPhases.map((id) => ({ id, name: t(`phase.${id}`) }));
  return (
    <ListScreen
      name="newborns"
      label={t('list.label')}
      intro={t(isFacility ? 'list.intro' : 'list.introPayer')}
      columns={columns}
      pages={pages}
      rowId={(row) => row.newbornId}
      linkOf={(row) => pathTo(newbornScreens.record, row)}
      nextStep={t(isFacility ? `next.${phase}` : 'next.payer')}
    >
      {isFacility && <FindMother />}
      <Box sx={{ mb: 2 }}>
        <ToggleChoice label={t('list.views')} options={options} value={phase} onChange={setPhase} />
      </Box>
    </ListScreen>
  );
}

/** Temporary health card numbers of newborns: a countdown for those who gave them, and a look for their payer. */
export function NewbornListScreen() {
  const { t } = useTranslation('newborn');
  const session = useSession();
  const isPayer = session?.payerId != null;
  const isFacility = !isPayer && session?.facilityId != null;
  const isNobodys = session?.roles.includes('SuperAdmin') || !(isPayer || isFacility);
  if (isNobodys) {
    return (
      <ScreenBody>
        <EmptyState title={t('nobodys.title')} nextStep={t('nobodys.next')} />
      </ScreenBody>
    );
  }
  return <NewbornList isFacility={isFacility} />;
}
