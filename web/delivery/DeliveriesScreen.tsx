import SendIcon from '@mui/icons-material/ReplayOutlined';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { moduleAccess } from '../../shared/_field/moduleAccess.ts';
import { deliveryKinds } from '../../shared/delivery/deliveryQueues.ts';
import { deliveryApi, mostRedriven } from '../../shared/delivery/routes.ts';
import { pathTo } from '../base/screenPath.ts';
import { useMay } from '../base/useMay.ts';
import { ListScreen } from '../parts/list/ListScreen.tsx';
import { useKindInAddress } from '../parts/list/useKindInAddress.ts';
import { DialogButton } from '../ui/DialogButton.tsx';
import { ToggleChoice } from '../ui/ToggleChoice.tsx';
import { useEndpointPages } from '../ui/table/useEndpointPages.ts';
import { deliveryColumns } from './deliveryColumns.tsx';
import { RedriveDialog } from './RedriveDialog.tsx';
import { deliveryScreens } from './screens.ts';

const { getDeadLetters } = deliveryApi.endpoints;

/** What could not be delivered, for those who run the portal: looked into, and sent on its way again. */
export function DeliveriesScreen() {
  const { t, i18n } = useTranslation(['delivery', 'eligibility']);
  const [kind, setKind] = useKindInAddress('delivery:kind', deliveryKinds);
  const mayRedrive = useMay(moduleAccess.redelivery);
  const pages = useEndpointPages(getDeadLetters, { query: { kind } });
  const columns = useMemo(() => deliveryColumns(t, i18n.language), [t, i18n.language]);
  const next = pages.rows.slice(0, mostRedriven).map(({ deliveryId }) => deliveryId);
  const kinds = deliveryKinds.map((id) => ({ id, name: t(`kind.${id}`) }));
  return (
    <ListScreen
      name="deliveries"
      label={t('label')}
      columns={columns}
      pages={pages}
      rowId={(row) => row.deliveryId}
      linkOf={(row) => pathTo(deliveryScreens.delivery, row)}
      nextStep={t('next')}
      intro={mayRedrive ? undefined : t('onlyRead')}
      views={<ToggleChoice label={t('kinds')} options={kinds} value={kind} onChange={setKind} />}
      actions={
        // Always in its place: a button that came with the rows would move them.
        mayRedrive && (
          <DialogButton
            text={t('redrivePage', { count: next.length })}
            size="small"
            variant="contained"
            startIcon={<SendIcon />}
            disabled={next.length === 0}
          >
            {(close) => <RedriveDialog deliveryIds={next} onClose={close} onDone={() => void pages.store.restart()} />}
          </DialogButton>
        )
      }
    />
  );
}
