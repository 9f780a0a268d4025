import { useNavigate } from 'react-router-dom';
import { eligibilityApi } from '../../../shared/eligibility/routes.ts';
import { useApiMutation } from '../../api/useApiMutation.ts';
import { pathTo } from '../../base/screenPath.ts';
import { eligibilityScreens } from '../screens.ts';
import { ActionDialog } from './ActionDialog.tsx';
import type { Details } from './details.ts';

interface RecheckDialogProps {
  request: Details;
  readAgain: () => Promise<void>;
  onClose: () => void;
}

/** Asks the payer the same again, as a new request, and shows that one. */
export function RecheckDialog({ request, readAgain, onClose }: RecheckDialogProps) {
  const navigate = useNavigate();
  const { send, isSending } = useApiMutation(eligibilityApi.endpoints.recheckEligibility, { showsErrors: true });
  const { eligibilityId } = request;
  return (
    <ActionDialog
      action="recheck"
      request={request}
      isSending={isSending}
      readAgain={readAgain}
      onClose={onClose}
      send={async (version) => {
        const outcome = await send({ query: { eligibilityId }, body: { version } });
        if (outcome.isDone && outcome.data) navigate(pathTo(eligibilityScreens.detail, outcome.data));
        return outcome;
      }}
    />
  );
}
