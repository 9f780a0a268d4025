import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { nameIn } from '../../shared/_field/nameIn.ts';
import { authorizationApi } from '../../shared/authorization/routes.ts';
import { type AuthorizationRecord, authorizationQueryApi } from '../../shared/authorizationQuery/routes.ts';
import { useApi } from '../api/useApi.ts';
import { useApiMutation } from '../api/useApiMutation.ts';
import { pathTo, usePathTo } from '../base/screenPath.ts';
import { useSession } from '../base/session.ts';
import { PrintDecision } from '../field/authorization/PrintDecision.tsx';
import { DenialText } from '../field/denial/DenialText.tsx';
import { AttachmentList } from '../parts/attachment/AttachmentList.tsx';
import { RecordScreen } from '../parts/record/RecordScreen.tsx';
import { type Fact, Facts } from '../ui/Facts.tsx';
import { factsBy } from '../ui/factsBy.tsx';
import { Identifier } from '../ui/Identifier.tsx';
import { Money } from '../ui/Money.tsx';
import { Section } from '../ui/Section.tsx';
import { Timeline } from '../ui/Timeline.tsx';
import type { Field } from './columns.tsx';
import { courseEntries } from './courseEntries.tsx';
import { FoundLines } from './FoundLines.tsx';
import { listedName } from './listed.ts';
import { QuestionsPart } from './QuestionsPart.tsx';
import { StatusChip } from './StatusChip.ts';
import { authorizationQueryScreens } from './screens.ts';

const { getInsurerAuthorization, printInsurerAuthorization } = authorizationQueryApi.endpoints;
const { getAuthorizationAttachment, printAuthorization } = authorizationApi.endpoints;
interface Shown {
  record: AuthorizationRecord;
  isInsurer: boolean;
}

function useFacts(): (shown: Shown) => Fact[] {
  const { t, i18n } = useTranslation('authorizationQuery');
  const { language } = i18n;
  return ({ record, isInsurer }) => {
    const fact = factsBy(record, (name: Field) => t(`field.${name}`));
    const { emiratesId, approvedFils, denialCode, facilityLicense } = record;
    return [
      fact.name('patient', record.patientName),
      fact.emiratesId('emiratesId', emiratesId),
      fact.code('cardNumber'),
      fact.code('authorizationNumber'),
      fact.code('requestNumber'),
      fact.name('company', nameIn(language, record, 'payerName')),
      fact.name('facility', nameIn(language, record, 'facilityName')),
      fact.code('facilityLicense', isInsurer ? facilityLicense : null),
      fact.code('clinicianLicense'),
      fact.text('type', listedName(language, 'type', record.typeId)),
      fact.text('category', listedName(language, 'category', record.categoryId)),
      fact.date('requestedOn'),
      fact.date('validFrom'),
      fact.date('validTo'),
      fact.text('approved', approvedFils === null ? null : <Money fils={approvedFils} />),
      fact.text('source', t(`source.${record.source}`)),
      fact.text('denialCode', denialCode && <DenialText code={denialCode} />),
      fact.name('comments'),
    ];
  };
}

/** The way to a question that carries the number of the authorisation. */
function AskButton({ record }: { record: AuthorizationRecord }) {
  const { t } = useTranslation('authorizationQuery');
  const screenPath = usePathTo();
  const { authorizationId, companyId, authorizationNumber, requestNumber } = record;
  const number = authorizationNumber ?? requestNumber ?? '';
  const asked = new URLSearchParams({ authorization: authorizationId, payer: String(companyId), number });
  return (
    <Button component={Link} to={`${screenPath('newProviderQuery')}?${asked}`} variant="contained" size="small">
      {t('ask')}
    </Button>
  );
}

function Documents({ record }: { record: AuthorizationRecord }) {
  const { t } = useTranslation('authorizationQuery');
  const { send } = useApiMutation(getAuthorizationAttachment);
  const { authorizationId, documents } = record;
  const addressOf = async (attachmentId: string) =>
    (await send({ query: { authorizationId, attachmentId } })).data?.url ?? null;
  if (documents.length === 0) return null;
  return (
    <Section title={t('documents')} isPlain>
      <AttachmentList attachments={documents} addressOf={addressOf} />
    </Section>
  );
}

/** One authorisation, to be looked at: what was asked and approved, its documents, what the insurer said before, and the questions about it. */
export function FoundScreen() {
  const { t, i18n } = useTranslation('authorizationQuery');
  const { authorizationId = '' } = useParams();
  const session = useSession();
  const isInsurer = session?.payerId !== null && session?.payerId !== undefined;
  const factsOf = useFacts();
  return (
    <RecordScreen
      read={useApi(getInsurerAuthorization, { query: { authorizationId } })}
      missing={{ title: t('missing'), nextStep: t('missingNext') }}
      back={{ to: pathTo(authorizationQueryScreens.list), text: t('back') }}
      head={(record) => (
        <>
          <StatusChip state={record.statusId} size="medium" />
          <Box component="strong" sx={{ fontSize: '1.125rem' }}>
            <Identifier value={record.authorizationNumber ?? record.requestNumber ?? ''} />
          </Box>
          {!isInsurer && <AskButton record={record} />}
          {record.isPrintable && (
            <PrintDecision
              authorizationId={record.authorizationId}
              number={record.authorizationNumber ?? record.requestNumber}
              endpoint={record.source === 'portal' ? printAuthorization : printInsurerAuthorization}
            />
          )}
        </>
      )}
    >
      {(record) => (
        <>
          {record.needsReview && (
            <Alert severity="error" sx={{ mb: 2 }}>
              <AlertTitle>{t('unclear')}</AlertTitle>
              {t('unclearText')}
            </Alert>
          )}
          <Section title={t('record')} isPlain>
            <Facts facts={factsOf({ record, isInsurer })} />
          </Section>
          <FoundLines lines={record.lines} isUnclear={record.needsReview} />
          <Documents record={record} />
          <QuestionsPart record={record} isInsurer={isInsurer} />
          {record.changes.length > 0 && <Course record={record} language={i18n.language} />}
        </>
      )}
    </RecordScreen>
  );
}

function Course({ record, language }: { record: AuthorizationRecord; language: string }) {
  const { t } = useTranslation('authorizationQuery');
  return (
    <Section title={t('course')} isPlain>
      <Timeline label={t('course')} entries={courseEntries(record.changes, t, language)} />
    </Section>
  );
}
