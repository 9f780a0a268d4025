import Alert from '@mui/material/Alert';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { authorizationApi } from '../../../shared/authorization/routes.ts';
import type { ClaimDialect } from '../../../shared/claim/claim.ts';
import { eligibilityApi } from '../../../shared/eligibility/routes.ts';
import { lookupsApi } from '../../../shared/lookups/routes.ts';
import { type ApiRead, afresh, useApi } from '../../api/useApi.ts';
import { Arriving } from '../../ui/Arriving.tsx';
import type { Beginning, BeginningAt } from './beginning.ts';
import { MakeForm } from './ClaimForm.tsx';
import { claimOfAuthorization } from './claimOfAuthorization.ts';
import { claimOfEligibility } from './claimOfEligibility.ts';
import { emptyClaim } from './claimValues.ts';

interface NewFormProps {
  dialect: ClaimDialect;
  licence: string | null;
}

/** The form of a new claim, empty where it begins with nothing. */
export function NewForm({ claim, patientName, ...place }: NewFormProps & Partial<Beginning>) {
  const { t } = useTranslation('claim');
  return (
    <MakeForm
      label={t('form.new')}
      {...place}
      claim={claim ?? emptyClaim}
      patientName={patientName ?? null}
      found={null}
    />
  );
}

interface BegunProps<Data> extends NewFormProps {
  read: ApiRead<Data>;
  beginningOf: (record: Data, at: BeginningAt) => Beginning | null;
}

/** The form, filled from a record once it has arrived; a later reading changes nothing of it. */
function Begun<Data extends { payerId: number | null }>({ read, beginningOf, ...place }: BegunProps<Data>) {
  const { t } = useTranslation('claim');
  const payers = useApi(lookupsApi.endpoints.getAuthorizationCompanies, {}, { revalidateIfStale: false });
  const [begun, setBegun] = useState<{ with: Beginning | null } | null>(null);
  const isThere = !read.isLoading && !read.isRefreshing && !payers.isLoading;
  if (begun === null && isThere) {
    const payerCode = payers.data?.find(({ id }) => id === read.data?.payerId)?.code ?? null;
    setBegun({ with: read.data && !read.error ? beginningOf(read.data, { ...place, payerCode }) : null });
  }
  if (begun === null) return <Arriving height={640} label={t('form.reading')} />;
  return (
    <>
      {begun.with === null && (
        <Alert severity="warning" role="alert" sx={{ mb: 2 }}>
          {t('form.notBegun')}
        </Alert>
      )}
      <NewForm {...place} {...begun.with} />
    </>
  );
}

const quiet = { ...afresh, isQuiet: true } as const;

export function FromEligibility({ eligibilityId, ...place }: NewFormProps & { eligibilityId: string }) {
  const read = useApi(eligibilityApi.endpoints.getEligibility, { query: { eligibilityId } }, quiet);
  return <Begun read={read} beginningOf={claimOfEligibility} {...place} />;
}

export function FromAuthorization({ authorizationId, ...place }: NewFormProps & { authorizationId: string }) {
  const read = useApi(authorizationApi.endpoints.getAuthorization, { query: { authorizationId } }, quiet);
  return <Begun read={read} beginningOf={claimOfAuthorization} {...place} />;
}
