import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router-dom';
import { type AuthorizationType, authorizationTypeNames } from '../../../shared/authorization/authorizationTypes.ts';
import { draftHeldMs } from '../../../shared/authorization/form.ts';
import { type Authorization, authorizationApi } from '../../../shared/authorization/routes.ts';
import { eligibilityApi } from '../../../shared/eligibility/routes.ts';
import { afresh, useApi } from '../../api/useApi.ts';
import { useApiMutation } from '../../api/useApiMutation.ts';
import { useSession } from '../../base/session.ts';
import { Arriving } from '../../ui/Arriving.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ScreenBody } from '../../ui/ScreenBody.tsx';
import { AuthorizationForm } from './AuthorizationForm.tsx';
import { type Beginning, ofCopy, ofDraft, ofEarlier, ofEligibility } from './beginnings.ts';
import { HolderNotice } from './DraftNotices.tsx';
import { emptyValues } from './formValues.ts';

const { getAuthorization, saveAuthorizationDraft } = authorizationApi.endpoints;

function Loading() {
  const { t } = useTranslation('authorization');
  return <Arriving height={320} label={t('form.loading')} />;
}

function Missing() {
  const { t } = useTranslation('authorization');
  return <EmptyState title={t('form.missing')} nextStep={t('form.missingNext')} />;
}

/** Whether the request is one that this form goes on with. */
const isOpenDraft = ({ state }: Authorization): boolean => state === 'draft' || state === 'error';

function Draft({ authorizationId }: { authorizationId: string }) {
  const me = useSession()?.userId;
  const read = useApi(getAuthorization, { query: { authorizationId } }, afresh);
  const { send, isSending } = useApiMutation(saveAuthorizationDraft);
  const [opened, setOpened] = useState<Authorization | null>(null);
  if (opened === null && read.data && !read.isRefreshing) setOpened(read.data);
  if (read.error || read.data === null) return <Missing />;
  if (!opened) return <Loading />;
  if (!isOpenDraft(opened)) return <Missing />;
  const { version, draftHolder, draft, form } = opened;
  const openAgain = async () => {
    await read.readAgain();
    setOpened(null);
  };
  const isHeld = draftHolder && draftHolder.userId !== me && Date.now() - Date.parse(draftHolder.at) < draftHeldMs;
  if (isHeld) {
    const takeOver = async () => {
      await send({ body: { authorizationId, version, draft: draft ?? form ?? {}, isTakeOver: true } });
      await openAgain();
    };
    return <HolderNotice holder={draftHolder} isBusy={isSending} onTakeOver={() => void takeOver()} />;
  }
  return (
    <AuthorizationForm
      key={version}
      {...ofDraft(opened)}
      place={{ authorizationId, version }}
      findings={opened.findings}
      onShowTheirs={() => void openAgain()}
    />
  );
}

function New({ beginning }: { beginning: Beginning }) {
  const [begun] = useState(beginning);
  // The draft that another person or device has taken on is opened by its own address.
  return <AuthorizationForm {...begun} place={null} findings={[]} onShowTheirs={() => window.location.reload()} />;
}

function FromEligibility({ eligibilityId }: { eligibilityId: string }) {
  const read = useApi(eligibilityApi.endpoints.getEligibility, { query: { eligibilityId } });
  if (read.error || read.data === null) return <Missing />;
  return read.data ? <New beginning={ofEligibility(read.data, new Date())} /> : <Loading />;
}

interface FromEarlierProps {
  authorizationId: string;
  /** Null copies the request instead of following it. */
  type: AuthorizationType | null;
}

function FromEarlier({ authorizationId, type }: FromEarlierProps) {
  const read = useApi(getAuthorization, { query: { authorizationId } });
  if (read.error || read.data === null) return <Missing />;
  if (!read.data) return <Loading />;
  const now = new Date();
  return <New beginning={type ? ofEarlier(read.data, type, now) : ofCopy(read.data, now)} />;
}

/**
 * A request for approval that is being written: a new one, one that begins from an eligibility answer (`eligibility`), a copy (`copy`), one
 * that follows another (`follows` with `type`), or a draft (`draft`).
 */
export function AuthorizationFormScreen() {
  const [search] = useSearchParams();
  const { key } = useLocation();
  const [draft, eligibility, copy, follows] = ['draft', 'eligibility', 'copy', 'follows'].map((name) =>
    search.get(name),
  );
  const type = authorizationTypeNames.find((name) => name === search.get('type')) ?? 'authorization';
  return (
    <ScreenBody>
      {draft ? (
        <Draft key={draft} authorizationId={draft} />
      ) : eligibility ? (
        <FromEligibility key={key} eligibilityId={eligibility} />
      ) : copy || follows ? (
        <FromEarlier key={key} authorizationId={copy ?? follows ?? ''} type={copy ? null : type} />
      ) : (
        <New key={key} beginning={{ initial: emptyValues(new Date()), clinician: null }} />
      )}
    </ScreenBody>
  );
}
