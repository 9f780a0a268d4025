import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { accountApi } from '../../../shared/account/routes.ts';
import { useApi } from '../../api/useApi.ts';
import { useWalk } from '../../parts/session/useWalk.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LicenseAgreementDialog } from './LicenseAgreementDialog.tsx';
import { useOpensLater } from './useOpensLater.ts';
import { WaitingText } from './WaitingText.tsx';

export function LicenseAgreementScreen() {
  const { t } = useTranslation('signin');
  const isOpen = useOpensLater();
  const { goOn } = useWalk('licenseAgreement');
  // Checks each time whether acceptance is still due: another tab may have accepted since.
  const { data, error, refresh } = useApi(accountApi.endpoints.verifyLicenseAgreement, {}, { revalidateOnMount: true });

  useEffect(() => {
    if (data?.isAccepted) goOn();
  }, [data, goOn]);

  if (error) {
    return (
      <EmptyState
        title={t('agreement.failed')}
        nextStep={t('agreement.failedNext')}
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
      <WaitingText>{t('agreement.waiting')}</WaitingText>
      {data && !data.isAccepted && isOpen ? (
        <LicenseAgreementDialog agreementVersion={data.agreementVersion} onAccepted={goOn} />
      ) : null}
    </>
  );
}
