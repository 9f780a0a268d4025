import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { ownFacilityEndpoints } from '../../../shared/facility/ownRoutes.ts';
import { useApi } from '../../api/useApi.ts';
import { useWalk } from '../../parts/session/useWalk.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { SelectFacilityDialog } from './SelectFacilityDialog.tsx';
import { useOpensLater } from './useOpensLater.ts';
import { WaitingText } from './WaitingText.tsx';

export function SelectFacilityScreen() {
  const { t } = useTranslation('signin');
  const isOpen = useOpensLater();
  const { goOn, nextAddress } = useWalk('selectFacility');
  const { data, error, refresh } = useApi(ownFacilityEndpoints.getCurrentUserFacilities, {});
  // REQ-PROFILE-14: with one facility there is nothing to choose.
  const isNoChoice = data !== undefined && (data?.userFacilities.length ?? 0) < 2;

  useEffect(() => {
    if (isNoChoice && !error) goOn();
  }, [isNoChoice, error, goOn]);

  if (error) {
    return (
      <EmptyState
        title={t('facility.failed')}
        nextStep={t('facility.failedNext')}
        action={
          <Button variant="contained" onClick={refresh}>
            {t('tryAgain')}
          </Button>
        }
      />
    );
  }
  return (
    <>
      <WaitingText>{t('facility.waiting')}</WaitingText>
      {data && !isNoChoice && isOpen ? (
        <SelectFacilityDialog
          facilities={data.userFacilities}
          currentFacilityId={data.currentFacilityId}
          onSame={goOn}
          nextAddress={nextAddress}
        />
      ) : null}
    </>
  );
}
