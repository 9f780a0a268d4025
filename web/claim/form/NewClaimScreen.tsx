import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router-dom';
import { dialectOf } from '../../../shared/claim/dialectOf.ts';
import { useSession } from '../../base/session.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ScreenBody } from '../../ui/ScreenBody.tsx';
import { FromAuthorization, FromEligibility, NewForm } from './BegunForm.tsx';

/**
 * A claim of the facility, made by hand: an empty one, or one that begins with an answer about eligibility (`eligibilityId`) or with an
 * approval (`authorizationId`).
 */
export function NewClaimScreen() {
  const { t } = useTranslation('claim');
  const [search] = useSearchParams();
  const { key } = useLocation();
  const session = useSession();
  const dialect = session?.facilityLicense ? dialectOf(session.regulatoryId ?? 0) : undefined;
  const [eligibilityId, authorizationId] = ['eligibilityId', 'authorizationId'].map((name) => search.get(name));
  if (!dialect)
    return (
      <ScreenBody>
        <EmptyState title={t('form.noClaims')} nextStep={t('form.noClaimsNext')} />
      </ScreenBody>
    );
  const place = { dialect, licence: session?.facilityLicense ?? null };
  return (
    <ScreenBody>
      {eligibilityId ? (
        <FromEligibility key={key} eligibilityId={eligibilityId} {...place} />
      ) : authorizationId ? (
        <FromAuthorization key={key} authorizationId={authorizationId} {...place} />
      ) : (
        <NewForm key={key} {...place} />
      )}
    </ScreenBody>
  );
}
