import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { authorizationLife } from '../../shared/authorization/life.ts';
import { type Authorization, authorizationApi } from '../../shared/authorization/routes.ts';
import { authorizationDeskApi, type DeskContext } from '../../shared/authorizationDesk/routes.ts';
import { useApi } from '../api/useApi.ts';
import { useApiMutation } from '../api/useApiMutation.ts';
import { pathTo } from '../base/screenPath.ts';
import { useSession } from '../base/session.ts';
import type { WordOf } from '../base/texts.ts';
import { AuthorizationChip } from '../field/authorization/AuthorizationChip.ts';
import { CaseDocuments, CaseScreen } from '../parts/case/CaseScreen.tsx';
import { HandedOverNote, NotInHand } from '../parts/desk/DeskNotes.tsx';
import { DeskPlaces } from '../parts/desk/DeskPlaces.tsx';
import { Arriving } from '../ui/Arriving.tsx';
import { DialogButton } from '../ui/DialogButton.tsx';
import { factsBy } from '../ui/factsBy.tsx';
import { Section } from '../ui/Section.tsx';
import { AnswerLines } from './AnswerLines.tsx';
import { AskDialog } from './AskDialog.tsx';
import { DecisionForm } from './DecisionForm.tsx';
import { DeskHolder } from './DeskHolder.tsx';
import { PassedWarnings } from './PassedWarnings.tsx';
import { ProposalPart } from './ProposalPart.tsx';
import { ContextPart, RequestPart } from './RequestPart.tsx';
import { authorizationDeskScreens } from './screens.ts';

const { getAuthorization, getAuthorizationMessages, getAuthorizationAttachment, markAuthorizationRead } =
  authorizationApi.endpoints;
const calls = {
  messages: getAuthorizationMessages,
  attachment: getAuthorizationAttachment,
  markRead: markAuthorizationRead,
};
const { getAuthorizationContext } = authorizationDeskApi.endpoints;

/** Says to who came to decide that the facility was faster, also where the payer's system has answered since. */
function CancelledNotice({ events }: Pick<Authorization, 'events'>) {
  const { t } = useTranslation('authorizationDesk');
  const hasAnswer = events.some(({ event }) => event === 'answerAfterCancellation');
  return (
    <Alert severity={hasAnswer ? 'warning' : 'info'}>
      {t('item.cancelled')} {hasAnswer && t('item.answeredAfterCancellation')}
    </Alert>
  );
}

interface PartsProps {
  record: Authorization;
  context: DeskContext;
  onChanged: () => void;
}

/** What the reader may do now: decide, look at a proposal, or take the request first. */
function DecisionPart({ record, context, onChanged }: PartsProps) {
  const { t } = useTranslation('authorizationDesk');
  const userId = useSession()?.userId;
  const { form, holder, state, answer } = record;
  if (!form) return null;
  if (context.proposal) return <ProposalPart record={record} proposal={context.proposal} onChanged={onChanged} />;
  if (state !== 'sent' && state !== 'underReview') {
    return (
      <>
        {state === 'cancelled' && <CancelledNotice events={record.events} />}
        {record.review && <Alert severity="error">{t('item.misread')}</Alert>}
        {answer && (
          <Section title={t('item.answer')} isPlain>
            <AnswerLines asked={form.lines} answer={answer} names={record.names} />
          </Section>
        )}
      </>
    );
  }
  if (context.isOwn) return <Alert severity="warning">{t('item.own')}</Alert>;
  if (holder?.userId !== userId) return <NotInHand holder={holder} />;
  return (
    <>
      <DecisionForm key={record.authorizationId} record={record} form={form} context={context} onChanged={onChanged} />
      <Box sx={{ mt: 2 }}>
        <DialogButton text={t('ask.title')} variant="outlined" size="small">
          {(close) => <AskDialog record={record} onClose={close} onDone={onChanged} />}
        </DialogButton>
      </Box>
    </>
  );
}

function Parts({ record, onRefresh }: { record: Authorization; onRefresh: () => void }) {
  const { t } = useTranslation('authorizationDesk');
  const { authorizationId } = record;
  const read = useApi(getAuthorizationContext, { query: { authorizationId } });
  const context = read.data;
  const { send: ask } = useApiMutation(getAuthorizationAttachment);
  const addressOf = async (attachmentId: string) =>
    (await ask({ query: { authorizationId, attachmentId } })).data?.url ?? null;
  const onChanged = () => {
    onRefresh();
    read.refresh();
  };
  // A note to the reviewer stands above the request: it is there first, or the request would move down under it.
  if (read.isLoading) return <Arriving height={320} />;
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', mb: 2 }}>
      {context?.note && <HandedOverNote note={context.note} />}
      {context?.returned && (
        <Alert severity="warning">
          {t('second.returnedBy', { name: context.returned.byName })} <span dir="auto">{context.returned.reason}</span>
        </Alert>
      )}
      <DeskHolder record={record} onChanged={onChanged} />
      <DeskPlaces
        request={
          <>
            <RequestPart record={record} />
            <PassedWarnings {...record} />
          </>
        }
        beside={
          <>
            <CaseDocuments attachments={record.attachments} addressOf={addressOf} />
            {context && <ContextPart record={record} context={context} />}
          </>
        }
        decision={context && <DecisionPart record={record} context={context} onChanged={onChanged} />}
      />
    </Box>
  );
}

/** One request at the payer's desk: what it asks for, what is known, and the decision. */
export function DeskItemScreen() {
  const { t } = useTranslation(['authorizationDesk', 'desk']);
  const { authorizationId = '' } = useParams();
  const read = useApi(getAuthorization, { query: { authorizationId } });
  return (
    <CaseScreen
      life={authorizationLife}
      read={read}
      missing={{ title: t('desk:item.missing'), nextStep: t('item.missingNext') }}
      back={{ to: pathTo(authorizationDeskScreens.list), text: t('desk:item.back') }}
      calls={calls}
      id={{ authorizationId }}
      Chip={AuthorizationChip}
      hasOwnDocuments
      titleOf={() => t('item.title')}
      factsOf={(record) => {
        const fact = factsBy(record, (name: WordOf<'authorizationDesk', 'fact'>) => t(`fact.${name}`));
        return [fact.code('requestNumber', record.requestNumber), fact.code('payerReference', record.payerReference)];
      }}
      notices={(record) => <Parts key={record.version} record={record} onRefresh={read.refresh} />}
      textOfEvent={(event) => t(`events.${event}`)}
      tones={{ approve: 'success', approvePartly: 'warning', deny: 'error', answerAfterCancellation: 'warning' }}
    />
  );
}
