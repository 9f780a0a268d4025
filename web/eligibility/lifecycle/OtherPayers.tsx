import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { claimOf } from '../../../shared/eligibility/coverage.ts';
import { actionsFor } from '../../../shared/eligibility/eligibilityActions.ts';
import { eligibilityApi } from '../../../shared/eligibility/routes.ts';
import { useApiMutation } from '../../api/useApiMutation.ts';
import { pathTo } from '../../base/screenPath.ts';
import { useSession } from '../../base/session.ts';
import { steadyClick } from '../../ui/steadyClick.ts';
import { samePatientPath } from '../addresses.ts';
import { eligibilityScreens } from '../screens.ts';
import { useUsualPayers } from '../useProposal.ts';
import type { Details } from './details.ts';
import { useAskedTogether } from './useAskedTogether.ts';

interface OtherPayersProps {
  request: Details;
  readAgain: () => Promise<void>;
}

/** After a payer's no: asks another one the same by one click. Those that the facility asks most come first. */
function AskOthers({ request, readAgain }: OtherPayersProps) {
  const { t } = useTranslation('lifecycle');
  const navigate = useNavigate();
  const { send, isSending } = useApiMutation(eligibilityApi.endpoints.recheckEligibility);
  const { eligibilityId, version } = request;
  const { items } = useAskedTogether(request);
  const asked = [request, ...items].map(({ payerId }) => payerId);
  const offered = (useUsualPayers() ?? []).filter(({ id }) => !asked.includes(id));
  const ask = async (payerId: number) => {
    const outcome = await send({ query: { eligibilityId }, body: { version, payerId } });
    if (outcome.isDone && outcome.data) return navigate(pathTo(eligibilityScreens.detail, outcome.data));
    return readAgain();
  };
  return (
    <Box
      role="group"
      aria-label={t('otherPayer.title')}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 2 }}
    >
      <span aria-hidden="true">{t('otherPayer.title')}</span>
      {offered.map(({ id, name }) => (
        <Button
          {...steadyClick}
          key={id}
          size="small"
          variant="outlined"
          aria-disabled={isSending}
          onClick={() => !isSending && void ask(id)}
        >
          {name}
        </Button>
      ))}
      <Button component={Link} to={samePatientPath(eligibilityId)} size="small">
        {t('otherPayer.others')}
      </Button>
    </Box>
  );
}

/** The way to another payer, for the people of the facility, where a payer has said no to an Emirates ID. */
export function OtherPayers(props: OtherPayersProps) {
  const session = useSession();
  const { request } = props;
  const isOffered = session && request.emiratesId && claimOf(request) === 'notCovered';
  return isOffered && actionsFor(session, request).includes('recheck') ? <AskOthers {...props} /> : null;
}
