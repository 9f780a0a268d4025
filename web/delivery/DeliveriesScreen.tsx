import SendIcon from '@mui/icons-material/ReplayOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type DeliveryKind, deliveryApi, deliveryKinds, mostRedriven } from '../../shared/delivery/routes.ts';
import { pathTo } from '../base/screenPath.ts';
import { useSessionState } from '../base/sessionState.ts';
import { ListScreen } from '../parts/list/ListScreen.tsx';
import { ToggleChoice } from '../ui/ToggleChoice.tsx';
import { useEndpointPages } from '../ui/table/useEndpointPages.ts';
import { deliveryColumns } from './deliveryColumns.tsx';
import { RedriveDialog } from './RedriveDialog.tsx';
import { deliveryScreens } from './screens.ts';
import { useRedrive } from './useRedrive.ts';

const { getDeadLetters } = deliveryApi.endpoints;

/** What could not be delivered, for those who run the portal: looked into, and sent on its way again. */
export function DeliveriesScreen() {
  const { t, i18n } = useTranslation(['delivery', 'eligibility']);
  const [kind, setKind] = useSessionState<DeliveryKind>('delivery:kind', 'eligibility');
  const [isAsking, setAsking] = useState(false);
  const pages = useEndpointPages(getDeadLetters, { query: { kind } });
  const columns = useMemo(() => deliveryColumns(t, i18n.language), [t, i18n.language]);
  const { redrive, isSending } = useRedrive(() => {
    setAsking(false);
    void pages.store.restart();
  });
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
      actions={
        next.length > 0 && (
          <Button size="small" variant="contained" startIcon={<SendIcon />} onClick={() => setAsking(true)}>
            {t('redrivePage', { count: next.length })}
          </Button>
        )
      }
    >
      <Box sx={{ mb: 2 }}>
        <ToggleChoice label={t('kinds')} options={kinds} value={kind} onChange={setKind} />
      </Box>
      {isAsking && (
        <RedriveDialog
          count={next.length}
          isSending={isSending}
          onClose={() => setAsking(false)}
          onConfirm={() => void redrive(next)}
        />
      )}
    </ListScreen>
  );
}
