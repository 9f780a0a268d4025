import AskIcon from '@mui/icons-material/QuestionAnswerOutlined';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { holdsOneOf } from '../../shared/_field/grants.ts';
import type { EligibilityRequest } from '../../shared/eligibility/routes.ts';
import { queryLife } from '../../shared/providerQuery/life.ts';
import { usePathTo } from '../base/screenPath.ts';
import { useSession } from '../base/session.ts';

/** Leads to a question to the insurer that names the request and its payer; for the people of the facility that sent it. */
export function AskInsurerButton({ request }: { request: EligibilityRequest }) {
  const { t } = useTranslation('eligibility');
  const session = useSession();
  const screenPath = usePathTo();
  const { eligibilityId, payerId } = request;
  const mayAsk = session && !holdsOneOf(session, ['SuperAdmin']) && queryLife.sides.provider.isOne(session, request);
  if (!mayAsk) return null;
  const about = new URLSearchParams({ eligibility: eligibilityId, payer: String(payerId) });
  return (
    <Button component={Link} to={`${screenPath('newProviderQuery')}?${about}`} size="small" startIcon={<AskIcon />}>
      {t('detail.askInsurer')}
    </Button>
  );
}
