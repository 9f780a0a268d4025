import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { eligibilityStatus } from '../../shared/eligibility/eligibilityStatus.ts';
import type { EligibilityRequest } from '../../shared/eligibility/routes.ts';
import { useNewClaimPath } from '../field/claim/useNewClaimPath.ts';

/** Begins a claim with the patient, the payer and the number of the answer. */
export function MakeClaimButton({ request }: { request: EligibilityRequest }) {
  const { t } = useTranslation('eligibility');
  const { eligibilityId, facilityLicense, status } = request;
  const path = useNewClaimPath({ eligibilityId }, facilityLicense);
  if (!path || status !== eligibilityStatus.Eligible) return null;
  return (
    <Button component={Link} to={path} size="small" variant="outlined">
      {t('detail.makeClaim')}
    </Button>
  );
}
