import Button from '@mui/material/Button';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { holdsOneOf } from '../../shared/_field/grants.ts';
import { type WorklistRow, worklistApi } from '../../shared/worklist/routes.ts';
import { pathTo, usePathTo } from '../base/screenPath.ts';
import { useSession } from '../base/session.ts';
import { useAllServiceCategories } from '../field/lookups/useChoices.ts';
import { DeskBoard } from '../parts/desk/DeskBoard.tsx';
import { deskKinds } from '../parts/desk/deskKinds.ts';
import { useDesk } from '../parts/desk/useDesk.ts';
import { useTakeNext } from '../parts/desk/useTakeNext.ts';
import { useEndpointPages } from '../ui/table/useEndpointPages.ts';
import { DeskSettingsButton } from './DeskSettingsButton.tsx';
import { nextRequest } from './nextRequest.ts';
import { worklistScreens } from './screens.ts';
import { worklistColumns } from './worklistColumns.tsx';

const { getWorklist } = worklistApi.endpoints;
const rowId = ({ eligibilityId }: WorklistRow): string => eligibilityId;

/** The requests for eligibility that wait for a payer's people, what is due first on top. */
export function WorklistScreen() {
  const { t, i18n } = useTranslation(['worklist', 'desk', 'ui']);
  const session = useSession();
  const screenPath = usePathTo();
  const links = [
    ['members', screenPath('members')],
    ['payerRules', screenPath('payerRules')],
    ['decisions', screenPath('decisions')],
  ] as const;
  const desk = useDesk(deskKinds.worklist);
  const pages = useEndpointPages(getWorklist, { query: { view: deskKinds.worklist.views[desk.view] } });
  const services = useAllServiceCategories();
  const columns = useMemo(() => worklistColumns(t, i18n.language, services), [t, i18n.language, services]);
  return (
    <DeskBoard
      desk={desk}
      next={useTakeNext(nextRequest)}
      label={t('list.label')}
      columns={columns}
      pages={pages}
      rowId={rowId}
      linkOf={(row) => pathTo(worklistScreens.item, row)}
      actions={
        <>
          {links.map(([name, address]) => (
            <Button key={name} component={Link} to={address} size="small">
              {t(`list.to.${name}`)}
            </Button>
          ))}
          {session && holdsOneOf(session, ['PayerAdmin']) && <DeskSettingsButton />}
        </>
      }
    />
  );
}
