import { useTranslation } from 'react-i18next';
import { useSession } from '../base/session.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ScreenBody } from '../ui/ScreenBody.tsx';
import { MemberSearch } from './MemberSearch.tsx';

/** Search and records of the members of the user's payer (REQ-MEMBER-06). */
export function PayerMemberSearchScreen() {
  const { t } = useTranslation('member');
  const payerId = useSession()?.payerId ?? null;
  return (
    <ScreenBody>
      {payerId === null ? (
        <EmptyState title={t('noPayer')} nextStep={t('noPayerNext')} />
      ) : (
        <MemberSearch payerId={payerId} />
      )}
    </ScreenBody>
  );
}
