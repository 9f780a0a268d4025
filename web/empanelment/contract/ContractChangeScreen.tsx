import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShownContract } from '../../../shared/empanelment/routes.ts';
import { pathTo } from '../../base/screenPath.ts';
import { useSession } from '../../base/session.ts';
import { Arriving } from '../../ui/Arriving.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LinkNotice } from '../../ui/LinkNotice.tsx';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { ScreenBody } from '../../ui/ScreenBody.tsx';
import { empanelmentScreens } from '../screens.ts';
import { ContractChangeForm } from './ContractChangeForm.tsx';
import { useContract, useContractChoice } from './useContract.tsx';

function Change({ payerId }: { payerId: number }) {
  const { t } = useTranslation('empanelment');
  const read = useContract({ payerId });
  // What is typed stays when the page is read again.
  const [opened, setOpened] = useState<ShownContract | null>(null);
  if (opened === null && read.data && !read.isRefreshing) setOpened(read.data);
  if (!opened) {
    if (read.error) return <LoadFailure onRetry={read.refresh} error={read.error} />;
    return <Arriving height={320} label={t('contract.loading')} />;
  }
  const { own } = opened;
  if (!own?.mayChange) return <EmptyState title={t('kinds.updateContract')} nextStep={t('contract.notAdmin')} />;
  if (own.open && (own.open.state !== 'returned' || own.open.payerId !== payerId)) {
    const record = pathTo(empanelmentScreens.record, own.open);
    return <LinkNotice text={t('contract.inReview')} to={record} link={t('form.toRecord')} />;
  }
  return <ContractChangeForm payerId={payerId} own={own} />;
}

/** An administrator of a provider asks to change its contract (REQ-NET-12). */
export function ContractChangeScreen() {
  const { t } = useTranslation('empanelment');
  const session = useSession();
  const { named, picker, chooseFirst } = useContractChoice();
  const hasFacility = session?.payerId === null && session.facilityId !== null;
  if (!hasFacility) {
    return (
      <ScreenBody>
        <EmptyState title={t('kinds.updateContract')} nextStep={t('contract.noAccess')} />
      </ScreenBody>
    );
  }
  const payerId = named && 'payerId' in named ? named.payerId : null;
  return (
    <ScreenBody>
      {picker}
      {payerId === null ? (
        <EmptyState title={t('kinds.updateContract')} nextStep={chooseFirst} />
      ) : (
        <Change key={payerId} payerId={payerId} />
      )}
    </ScreenBody>
  );
}
