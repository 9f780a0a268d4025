import { useTranslation } from 'react-i18next';
import { dialectOf } from '../../../shared/claim/dialectOf.ts';
import { useSession } from '../../base/session.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ScreenBody } from '../../ui/ScreenBody.tsx';
import { MakeForm } from './ClaimForm.tsx';
import { emptyClaim } from './claimValues.ts';

/** A claim of the facility, made by hand. */
export function NewClaimScreen() {
  const { t } = useTranslation('claim');
  const session = useSession();
  const dialect = session?.facilityLicense ? dialectOf(session.regulatoryId ?? 0) : undefined;
  return (
    <ScreenBody>
      {dialect ? (
        <MakeForm
          label={t('form.new')}
          dialect={dialect}
          licence={session?.facilityLicense ?? null}
          claim={emptyClaim}
          patientName={null}
          found={null}
        />
      ) : (
        <EmptyState title={t('form.noClaims')} nextStep={t('form.noClaimsNext')} />
      )}
    </ScreenBody>
  );
}
