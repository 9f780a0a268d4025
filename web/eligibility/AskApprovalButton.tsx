import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { holdsOneOf } from '../../shared/_field/grants.ts';
import { authorizationApi } from '../../shared/authorization/routes.ts';
import { eligibilityStatus } from '../../shared/eligibility/eligibilityStatus.ts';
import type { EligibilityRequest } from '../../shared/eligibility/routes.ts';
import { usePathTo } from '../base/screenPath.ts';
import { useSession } from '../base/session.ts';

/** Begins a request for approval with everything that the answer knows. The address names the answer only. */
export function AskApprovalButton({ request: { eligibilityId, status } }: { request: EligibilityRequest }) {
  const { t } = useTranslation('eligibility');
  const session = useSession();
  const screenPath = usePathTo();
  const mayAsk = session !== null && holdsOneOf(session, authorizationApi.endpoints.addAuthorizationRequest.access);
  if (!mayAsk || status !== eligibilityStatus.Eligible) return null;
  return (
    <Button
      component={Link}
      to={`${screenPath('newAuthorization')}?eligibility=${eligibilityId}`}
      size="small"
      variant="outlined"
    >
      {t('detail.askApproval')}
    </Button>
  );
}
