import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hasStages, type WizardKind } from '../../../shared/empanelment/form.ts';
import { type Empanelment, empanelmentApi } from '../../../shared/empanelment/routes.ts';
import { afresh, useApi } from '../../api/useApi.ts';
import { pathTo } from '../../base/screenPath.ts';
import { useSession } from '../../base/session.ts';
import { Arriving } from '../../ui/Arriving.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LinkNotice } from '../../ui/LinkNotice.tsx';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { ScreenBody } from '../../ui/ScreenBody.tsx';
import { empanelmentScreens } from '../screens.ts';
import { EmpanelmentForm } from './EmpanelmentForm.tsx';

const { getEmpanelment, getEmpanelmentBeginning } = empanelmentApi.endpoints;

function Loading() {
  const { t } = useTranslation('empanelment');
  return <Arriving height={320} label={t('form.loading')} />;
}

function Unfinished({ empanelmentId }: { empanelmentId: string }) {
  const { t } = useTranslation('empanelment');
  const read = useApi(getEmpanelment, { query: { empanelmentId } }, afresh);
  const [opened, setOpened] = useState<Empanelment | null>(null);
  if (opened === null && read.data && !read.isRefreshing) setOpened(read.data);
  if (!opened) return read.error ? <LoadFailure onRetry={read.refresh} error={read.error} /> : <Loading />;
  const { version, draft, facts, kind, remarks, revisions, state } = opened;
  if (draft === null || !hasStages(kind) || (state !== 'draft' && state !== 'returned')) {
    return (
      <LinkNotice text={t('form.inReview')} to={pathTo(empanelmentScreens.record, opened)} link={t('form.toRecord')} />
    );
  }
  return (
    <EmpanelmentForm
      kind={kind}
      facts={facts}
      draft={draft}
      place={{ empanelmentId, version }}
      remarks={remarks.filter(({ revision }) => revision === revisions.length)}
    />
  );
}

/** The request of this kind: the unfinished one, or a new one that begins with what is known. */
function Request({ kind }: { kind: WizardKind }) {
  const { t } = useTranslation('empanelment');
  const read = useApi(getEmpanelmentBeginning, { query: { kind } }, afresh);
  const [begun, setBegun] = useState<NonNullable<typeof read.data> | null>(null);
  if (begun === null && read.data && !read.isRefreshing) setBegun(read.data);
  if (!begun) return read.error ? <LoadFailure onRetry={read.refresh} error={read.error} /> : <Loading />;
  const { open, facts, draft } = begun;
  if (!open) return <EmpanelmentForm kind={kind} facts={facts} draft={draft} place={null} remarks={[]} />;
  if (open.kind === kind) return <Unfinished empanelmentId={open.empanelmentId} />;
  return <LinkNotice text={t('form.goOn')} to={pathTo(empanelmentScreens.record, open)} link={t('form.toRecord')} />;
}

function RequestScreen({ kind }: { kind: WizardKind }) {
  const { t } = useTranslation('empanelment');
  const session = useSession();
  const hasFacility = session?.payerId === null && session.facilityId !== null;
  return (
    <ScreenBody>
      {hasFacility ? <Request kind={kind} /> : <EmptyState title={t(`form.${kind}`)} nextStep={t('noAccess')} />}
    </ScreenBody>
  );
}

/** A facility asks to join an insurer's network (REQ-NET-05). */
export const JoinScreen = () => <RequestScreen kind="join" />;

/** A provider whose contract was stopped asks for a new one (REQ-NET-06). */
export const RecontractScreen = () => <RequestScreen kind="recontract" />;

/** A provider brings another facility into its contract (REQ-NET-07). */
export const AddBranchScreen = () => <RequestScreen kind="addBranch" />;
