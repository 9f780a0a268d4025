import { useMemo } from 'react';
import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { holdsOneOf } from '../../shared/_field/grants.ts';
import {
  authorizationDeskApi,
  type DeskRow,
  queueSettings,
  queueStates,
} from '../../shared/authorizationDesk/routes.ts';
import { pathTo } from '../base/screenPath.ts';
import { useSession } from '../base/session.ts';
import { DeskBoard } from '../parts/desk/DeskBoard.tsx';
import { deskKinds } from '../parts/desk/deskKinds.ts';
import { useDesk } from '../parts/desk/useDesk.ts';
import { useTakeNext } from '../parts/desk/useTakeNext.ts';
import { DialogButton } from '../ui/DialogButton.tsx';
import { Dropdown } from '../ui/Dropdown.tsx';
import { NumberInput } from '../ui/NumberInput.tsx';
import { criteriaFor } from '../ui/table/filters/criteriaFor.ts';
import { useListFilters } from '../ui/table/filters/useListFilters.ts';
import { useEndpointPages } from '../ui/table/useEndpointPages.ts';
import { ApproveManyDialog } from './ApproveManyDialog.tsx';
import { deskColumns } from './deskColumns.tsx';
import { nextRequest } from './nextRequest.ts';
import { authorizationDeskScreens } from './screens.ts';
import { TemplatesDialog } from './TemplatesDialog.tsx';

const { getDeskQueue } = authorizationDeskApi.endpoints;
interface Filters {
  state: (typeof queueStates)[number] | null;
  setting: (typeof queueSettings)[number] | null;
  fromDirhams: number | null;
  toDirhams: number | null;
}
const empty: Filters = { state: null, setting: null, fromDirhams: null, toDirhams: null };

const rowId = ({ authorizationId }: DeskRow): string => authorizationId;
const criteriaOfQuery = criteriaFor(getDeskQueue);
const filsOf = (dirhams: number | null) => (dirhams === null ? {} : { fils: Math.round(dirhams * 100) });

/** What the call is asked by: amounts are typed in dirhams. */
function criteriaOf({ fromDirhams, toDirhams, ...rest }: Filters) {
  const { fils: fromFils } = filsOf(fromDirhams);
  const { fils: toFils } = filsOf(toDirhams);
  return criteriaOfQuery({
    ...rest,
    ...(fromFils !== undefined && { fromFils }),
    ...(toFils !== undefined && { toFils }),
  });
}

function FilterFields({ control }: { control: Control<Filters> }) {
  const { t } = useTranslation('authorizationDesk');
  return (
    <>
      <Dropdown
        control={control}
        name="state"
        label={t('column.state')}
        choices={queueStates.map((id) => ({ id, name: t(`states.${id}`) }))}
        noneText={t('list.any')}
      />
      <Dropdown
        control={control}
        name="setting"
        label={t('column.setting')}
        choices={queueSettings.map((id) => ({ id, name: t(`setting.${id}`) }))}
        noneText={t('list.any')}
      />
      <NumberInput control={control} name="fromDirhams" label={t('list.from')} min={0} decimals={2} />
      <NumberInput control={control} name="toDirhams" label={t('list.to')} min={0} decimals={2} />
    </>
  );
}

/** The requests for approval that wait for a payer's people, what is due first on top. */
export function DeskQueueScreen() {
  const { t, i18n } = useTranslation(['authorizationDesk', 'desk', 'ui']);
  const session = useSession();
  const desk = useDesk(deskKinds.authorizationDesk);
  const filters = useListFilters<Filters, object>({ key: 'authorizationDesk', empty, criteriaOf });
  const pages = useEndpointPages(getDeskQueue, { query: { ...filters.criteria, whose: desk.view } });
  const columns = useMemo(() => deskColumns(t, i18n.language), [t, i18n.language]);
  const refresh = () => {
    desk.counts.refresh();
    void pages.store.restart();
  };
  return (
    <DeskBoard
      desk={desk}
      next={useTakeNext(nextRequest)}
      label={t('list.label')}
      columns={columns}
      pages={pages}
      filters={{ label: t('list.filters'), form: filters, fields: <FilterFields control={filters.control} /> }}
      rowId={rowId}
      linkOf={(row) => pathTo(authorizationDeskScreens.item, row)}
      actions={
        <>
          <DialogButton size="small" text={t('many.open')}>
            {(close) => <ApproveManyDialog rows={pages.rows} onClose={close} onDone={refresh} />}
          </DialogButton>
          {session && holdsOneOf(session, ['PayerAdmin']) && (
            <DialogButton size="small" text={t('template.open')}>
              {(close) => <TemplatesDialog onClose={close} />}
            </DialogButton>
          )}
        </>
      }
    />
  );
}
