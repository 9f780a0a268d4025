import Button from '@mui/material/Button';
import { type MouseEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate, useParams } from 'react-router-dom';
import { emiratesDateOf } from '../../shared/_field/serviceDate.ts';
import { isPossible } from '../../shared/eligibility/eligibilityActions.ts';
import { pathTo } from '../base/screenPath.ts';
import { RecordPart } from '../parts/record/RecordPart.tsx';
import { Arriving } from '../ui/Arriving.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ScreenBody } from '../ui/ScreenBody.tsx';
import { ChangeEligibilityForm } from './ChangeEligibilityForm.tsx';
import { eligibilityScreens } from './screens.ts';
import { useRequestDetails } from './useRequestDetails.ts';

/** Leaves the form by the way one came, so that Back does not lead into it again; where it was opened from outside, to the request. */
function BackToRequest({ eligibilityId }: { eligibilityId: string }) {
  const { t } = useTranslation('lifecycle');
  const navigate = useNavigate();
  const isFromOutside = useLocation().key === 'default';
  const leave = (event: MouseEvent) => {
    if (isFromOutside || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void navigate(-1);
  };
  return (
    <Button component={Link} to={pathTo(eligibilityScreens.detail, { eligibilityId })} onClick={leave}>
      {t('back')}
    </Button>
  );
}

/** A request that is corrected or sent again, in the form it was sent with. */
function ChangeScreen({ action }: { action: 'correct' | 'resubmit' }) {
  const { t } = useTranslation(['eligibility', 'lifecycle']);
  const { eligibilityId = '' } = useParams();
  const [today] = useState(() => emiratesDateOf(new Date()));
  const read = useRequestDetails(eligibilityId);
  // The screen checks once, when it opens, whether the change is allowed. The form reports later changes by other users.
  const [wasPossible, setPossible] = useState<boolean | null>(null);
  const request = read.data;
  if (request && wasPossible === null && !read.isRefreshing && !read.error) setPossible(isPossible(action, request));

  // A reading that fails later takes nothing from who is typing.
  if ((read.error && wasPossible === null) || (!request && !read.isLoading)) {
    const toHistory = (
      <Button component={Link} to={pathTo(eligibilityScreens.history)}>
        {t('detail.toHistory')}
      </Button>
    );
    const missing = { title: t('detail.missing'), nextStep: t('detail.missingNext') };
    return (
      <ScreenBody>
        <RecordPart read={{ ...read, data: undefined }} missing={missing} action={toHistory}>
          {() => null}
        </RecordPart>
      </ScreenBody>
    );
  }
  if (!request || wasPossible === null) {
    return (
      <ScreenBody>
        <Arriving height={240} label={t('loading')} />
      </ScreenBody>
    );
  }
  const back = <BackToRequest eligibilityId={eligibilityId} />;
  return (
    <ScreenBody>
      {wasPossible ? (
        <ChangeEligibilityForm action={action} request={request} today={today} readAgain={read.readAgain} back={back} />
      ) : (
        <EmptyState title={t('lifecycle:impossible')} nextStep={t('lifecycle:conflict.ended')} action={back} />
      )}
    </ScreenBody>
  );
}

export const CorrectEligibilityScreen = () => <ChangeScreen action="correct" />;
export const ResubmitEligibilityScreen = () => <ChangeScreen action="resubmit" />;
