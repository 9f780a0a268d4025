import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { lookupsApi } from '../../shared/lookups/routes.ts';
import { regulatorApi } from '../../shared/regulator/routes.ts';
import { useApi } from '../api/useApi.ts';
import { Arriving } from '../ui/Arriving.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ScreenBody } from '../ui/ScreenBody.tsx';
import { RegistrationForm } from './registration/RegistrationForm.tsx';

export function RegisterScreen() {
  const { t } = useTranslation('registration');
  const regulators = useApi(regulatorApi.endpoints.getRegulators, { query: {} });
  const types = useApi(lookupsApi.endpoints.getProviderTypes, {});
  const refresh = () => {
    regulators.refresh();
    types.refresh();
  };
  if (regulators.data && types.data) {
    return (
      <ScreenBody>
        <RegistrationForm lists={{ regulators: regulators.data, providerTypes: types.data }} />
      </ScreenBody>
    );
  }
  return (
    <ScreenBody>
      {regulators.error || types.error ? (
        <EmptyState
          title={t('listsFailed')}
          nextStep={t('listsFailedNext')}
          action={
            <Button variant="contained" onClick={refresh}>
              {t('tryAgain')}
            </Button>
          }
        />
      ) : (
        <Arriving height={420} label={t('loading')} />
      )}
    </ScreenBody>
  );
}
