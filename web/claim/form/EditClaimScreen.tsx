import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { claimApi } from '../../../shared/claim/routes.ts';
import { afresh, useApi } from '../../api/useApi.ts';
import { pathTo } from '../../base/screenPath.ts';
import { useSession } from '../../base/session.ts';
import { RecordPart } from '../../parts/record/RecordPart.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ScreenBody } from '../../ui/ScreenBody.tsx';
import { claimScreens } from '../screens.ts';
import { ChangeForm } from './ClaimForm.tsx';

/** A draft of a claim that is changed. */
export function EditClaimScreen() {
  const { t } = useTranslation('claim');
  const licence = useSession()?.facilityLicense ?? null;
  const { claimId = '' } = useParams();
  const read = useApi(claimApi.endpoints.getClaim, { query: { claimId } }, afresh);
  const toClaim = (
    <Button component={Link} to={pathTo(claimScreens.record, { claimId })}>
      {t('form.toClaim')}
    </Button>
  );
  return (
    <ScreenBody>
      <RecordPart read={read} missing={{ title: t('form.missing'), nextStep: t('form.missingNext') }} height={640}>
        {({ state, version, dialect, claim, patientName, findings }) =>
          state === 'draft' ? (
            <ChangeForm
              {...{ claimId, version, dialect, licence, claim, patientName }}
              label={t('form.change')}
              found={findings}
            />
          ) : (
            <EmptyState title={t('form.ready')} nextStep={t('form.readyNext')} action={toClaim} />
          )
        }
      </RecordPart>
    </ScreenBody>
  );
}
