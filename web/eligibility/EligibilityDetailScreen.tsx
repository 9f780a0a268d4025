import AddIcon from '@mui/icons-material/PersonAddAlt';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { inLanguage } from '../../shared/_field/bilingual.ts';
import { moduleAccess } from '../../shared/_field/moduleAccess.ts';
import { nameIn } from '../../shared/_field/nameIn.ts';
import { eligibilityStatus } from '../../shared/eligibility/eligibilityStatus.ts';
import { waitsForPayer } from '../../shared/eligibility/eligibilityWaiting.ts';
import { shownPatientName } from '../../shared/eligibility/patientName.ts';
import type { EligibilityRequest } from '../../shared/eligibility/routes.ts';
import { answerWordOf } from '../../shared/eligibility/statusWords.ts';
import { usePolling } from '../api/usePolling.ts';
import { useRecentRecord } from '../base/recentRecords.ts';
import { useRecordInTitle } from '../base/recordInTitle.ts';
import { pathTo } from '../base/screenPath.ts';
import { useMay } from '../base/useMay.ts';
import { AfterCancellation } from '../field/eligibility/AfterCancellation.tsx';
import { Answer } from '../field/eligibility/Answer.tsx';
import { AnswerChip } from '../field/eligibility/AnswerChip.tsx';
import { AnswerSentence } from '../field/eligibility/AnswerSentence.tsx';
import { RequestFacts } from '../field/eligibility/RequestFacts.tsx';
import { timelineEntries } from '../field/eligibility/timelineEntries.ts';
import { RulePanel } from '../field/payerRule/RulePanel.tsx';
import { RecordScreen } from '../parts/record/RecordScreen.tsx';
import { Section } from '../ui/Section.tsx';
import { visuallyHidden } from '../ui/visuallyHidden.ts';
import { AskApprovalButton } from './AskApprovalButton.tsx';
import { AskInsurerButton } from './AskInsurerButton.tsx';
import { samePatientPath } from './addresses.ts';
import { AskedTogether } from './lifecycle/AskedTogether.tsx';
import type { Details } from './lifecycle/details.ts';
import { OtherPayers } from './lifecycle/OtherPayers.tsx';
import { RelatedRequests } from './lifecycle/RelatedRequests.tsx';
import { RequestActions } from './lifecycle/RequestActions.tsx';
import { MakeClaimButton } from './MakeClaimButton.tsx';
import { NextPatientButton } from './NextPatientButton.tsx';
import { PayerQuestion } from './PayerQuestion.tsx';
import { PdfButtons } from './PdfButtons.tsx';
import { RegisterNewbornButton } from './RegisterNewbornButton.tsx';
import { eligibilityScreens } from './screens.ts';
import { useMaySubmit } from './useMaySubmit.ts';
import { useRequestDetails } from './useRequestDetails.ts';
import { useSeenOutcome } from './useSeenOutcome.ts';

const pollingDelays = { firstMs: 1000, growth: 1.5, longestMs: 10_000 } as const;
/** The payer's people decide: that takes longer. */
const inHandDelays = { firstMs: 5000, growth: 1.5, longestMs: 60_000 } as const;

function Head({ request }: { request: Details }) {
  const { t, i18n } = useTranslation('eligibility');
  const maySubmit = useMaySubmit();
  return (
    <>
      <AnswerSentence request={request} isOneOfSeveral={request.askedTogether !== undefined} />
      <AnswerChip request={request} size="medium" />
      <Typography variant="h2" component="p" sx={{ flexGrow: 1, minWidth: 200 }}>
        <bdi>{shownPatientName(i18n.language, request) ?? t('detail.patientUnknown')}</bdi>
      </Typography>
      <PdfButtons request={request} />
      <AskInsurerButton request={request} />
      <AskApprovalButton request={request} />
      <MakeClaimButton request={request} />
      <RegisterNewbornButton request={request} />
      {maySubmit && (
        <Button
          component={Link}
          to={samePatientPath(request.eligibilityId)}
          size="small"
          variant="contained"
          startIcon={<AddIcon />}
        >
          {t('detail.samePatient')}
        </Button>
      )}
      {maySubmit && <NextPatientButton />}
    </>
  );
}

const recentOf = ({ eligibilityId, identifierEnding, payerName, payerNameArabic }: EligibilityRequest) =>
  ({ kind: 'eligibility', id: eligibilityId, ending: identifierEnding, payerName, payerNameArabic }) as const;

export function EligibilityDetailScreen() {
  const { t, i18n } = useTranslation('eligibility');
  const { eligibilityId = '' } = useParams();
  const hasSection = useMay(moduleAccess.eligibility);
  const read = useRequestDetails(eligibilityId);
  const request = read.data;
  const poll = async () => {
    await read.refreshInBackground();
    return false;
  };
  const isInHand = request?.status === eligibilityStatus.Answered && !waitsForPayer(request);
  const isWaiting = request?.status === eligibilityStatus.Pending || (!!request && waitsForPayer(request));
  usePolling(poll, isWaiting || isInHand, isInHand ? inHandDelays : pollingDelays);
  useSeenOutcome(request);
  useRecordInTitle(request ? (shownPatientName(i18n.language, request) ?? `••${request.identifierEnding}`) : null);
  useRecentRecord(request ? recentOf(request) : null);

  const entriesOf = (record: NonNullable<typeof request>) => {
    const payerName = (name: string) => (name === record.payerName ? nameIn(i18n.language, record, 'payerName') : name);
    return timelineEntries(record.timeline, t, i18n, payerName);
  };
  return (
    <RecordScreen
      read={read}
      missing={{ title: t('detail.missing'), nextStep: t('detail.missingNext') }}
      back={{
        to: pathTo(hasSection ? eligibilityScreens.history : eligibilityScreens.decisions),
        text: t('detail.toHistory'),
      }}
      head={(record) => <Head request={record} />}
      notices={(record) => (
        <>
          <AfterCancellation request={record} reader="facility" />
          <AskedTogether request={record} />
          <OtherPayers request={record} readAgain={read.readAgain} />
          <RequestActions request={record} readAgain={read.readAgain} />
          <RelatedRequests request={record} />
          <div role="status" style={visuallyHidden}>
            {t('detail.announce', { status: inLanguage(i18n.language, answerWordOf(record)) })}
          </div>
        </>
      )}
      timeline={(record) => ({ title: t('detail.timeline'), entries: entriesOf(record) })}
    >
      {(record) => (
        <>
          <PayerQuestion request={record} onAnswered={read.refresh} />
          <RulePanel request={record} onChanged={read.refresh} />
          <Section title={t('detail.answer')} isPlain>
            <Answer request={record} />
          </Section>
          <Section title={t('detail.request')} isPlain>
            <RequestFacts request={record} />
          </Section>
        </>
      )}
    </RecordScreen>
  );
}
