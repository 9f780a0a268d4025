import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { holdsOneOf } from '../../shared/_field/grants.ts';
import { birthServices } from '../../shared/_field/lookups.ts';
import { claimOf } from '../../shared/eligibility/coverage.ts';
import type { EligibilityRequest } from '../../shared/eligibility/routes.ts';
import { usePathTo } from '../base/screenPath.ts';
import { useSession } from '../base/session.ts';

/** Leads from a confirmed cover of a mother to the form of her newborn; for the people of the facility that asked. */
export function RegisterNewbornButton({ request }: { request: EligibilityRequest }) {
  const { t } = useTranslation('eligibility');
  const session = useSession();
  const screenPath = usePathTo();
  const { eligibilityId, serviceCategoryId, facilityId } = request;
  const isOfBirth = birthServices.includes(serviceCategoryId) && claimOf(request) === 'covered';
  const isOwn = session?.payerId === null && session.facilityId === facilityId && !holdsOneOf(session, ['SuperAdmin']);
  if (!isOfBirth || !isOwn) return null;
  return (
    <Button component={Link} to={screenPath('registerNewborns', { eligibilityId })} size="small" variant="outlined">
      {t('detail.registerNewborn')}
    </Button>
  );
}
