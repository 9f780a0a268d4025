import RefreshIcon from '@mui/icons-material/Refresh';
import SendIcon from '@mui/icons-material/ReplayOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type DeliveryKind, deliveryApi, deliveryKinds, mostRedriven } from '../../shared/delivery/routes.ts';
import { useSessionState } from '../base/sessionState.ts';
import { ScreenBody } from '../ui/ScreenBody.tsx';
import { DataTable } from '../ui/table/DataTable.tsx';
import { useEndpointPages } from '../ui/table/useEndpointPages.ts';
import { deliveryColumns } from './deliveryColumns.tsx';
import { deliveryPath } from './deliveryPaths.ts';
import { RedriveDialog } from './RedriveDialog.tsx';
import { useRedrive } from './useRedrive.ts';

const { getDeadLetters } = deliveryApi.endpoints;

/** What could not be delivered, for those who run the portal: looked into, and sent on its way again. */
export function DeliveriesScreen() {
  const { t, i18n } = useTranslation(['delivery', 'eligibility']);
  const [kind, setKind] = useSessionState<DeliveryKind>('delivery:kind', 'eligibility');
  const [isAsking, setAsking] = useState(false);
  const pages = useEndpointPages(getDeadLetters, { query: { kind } });
  const columns = useMemo(() => deliveryColumns(t, i18n.language), [t, i18n.language]);
  const restart = () => void pages.store.restart();
  const { redrive, isSending } = useRedrive(() => {
    setAsking(false);
    restart();
  });
  const next = pages.rows.slice(0, mostRedriven).map(({ deliveryId }) => deliveryId);
  return (
    <ScreenBody>
      <Box role="group" aria-label={t('kinds')} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}>
        {deliveryKinds.map((each) => (
          <Button
            key={each}
            variant={each === kind ? 'contained' : 'outlined'}
            aria-pressed={each === kind}
            onClick={() => setKind(each)}
          >
            {t(`kind.${each}`)}
          </Button>
        ))}
      </Box>
      <DataTable
        name="deliveries"
        label={t('label')}
        columns={columns}
        pages={pages}
        rowId={(row) => row.deliveryId}
        linkOf={(row) => deliveryPath(row.deliveryId)}
        nextStep={t('next')}
        actions={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <Button size="small" startIcon={<RefreshIcon />} onClick={restart}>
              {t('refresh')}
            </Button>
            {next.length > 0 && (
              <Button size="small" variant="contained" startIcon={<SendIcon />} onClick={() => setAsking(true)}>
                {t('redrivePage', { count: next.length })}
              </Button>
            )}
          </Box>
        }
      />
      {isAsking && (
        <RedriveDialog
          count={next.length}
          isSending={isSending}
          onClose={() => setAsking(false)}
          onConfirm={() => void redrive(next)}
        />
      )}
    </ScreenBody>
  );
}
