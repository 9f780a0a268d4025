import GenuineIcon from '@mui/icons-material/VerifiedOutlined';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { nameIn } from '../../shared/_field/nameIn.ts';
import { readPrintedCode } from '../../shared/document/printedCode.ts';
import { documentApi, type VerifiedDocument } from '../../shared/document/routes.ts';
import { useApi } from '../api/useApi.ts';
import { Arriving } from '../ui/Arriving.tsx';
import { DateText } from '../ui/DateText.tsx';
import { Facts } from '../ui/Facts.tsx';
import { factsBy } from '../ui/factsBy.tsx';
import { Identifier } from '../ui/Identifier.tsx';
import { Money } from '../ui/Money.tsx';
import { ScreenBody } from '../ui/ScreenBody.tsx';
import { CodeBox } from './CodeBox.tsx';

const tones = {
  covered: 'success',
  withoutCover: 'warning',
  notCovered: 'error',
  undecided: 'warning',
  outdated: 'warning',
  superseded: 'warning',
  approved: 'success',
  partlyApproved: 'warning',
  denied: 'error',
  newerVersion: 'warning',
  misread: 'error',
  temporaryValid: 'success',
  temporaryEnded: 'warning',
  temporaryLinked: 'warning',
  temporaryCancelled: 'error',
} as const;

type Fact =
  | 'approvalNumber'
  | 'refusalReference'
  | 'validTo'
  | 'lastDay'
  | 'temporaryNumber'
  | 'serviceDate'
  | 'printedAt'
  | 'requestNumber'
  | 'payer'
  | 'facility'
  | 'identifier';

type SaidLine = NonNullable<NonNullable<VerifiedDocument['decision']>['said']>[number];

/** What the payer said of a line, to be compared with the paper. */
function Said({ line }: { line: SaidLine }) {
  const { t } = useTranslation('document');
  const { approvedFils, paymentFils, denialCode, isOtherActivity, payerReference, validTo } = line;
  const labelled = (label: ReactNode, value: ReactNode) => (
    <>
      {label} {value}
    </>
  );
  const parts = [
    approvedFils !== null && labelled(t('said.approved'), <Money fils={approvedFils} />),
    paymentFils !== null && labelled(t('said.payment'), <Money fils={paymentFils} />),
    denialCode && <Identifier value={denialCode} />,
    isOtherActivity && t('said.otherActivity'),
    payerReference && labelled(t('said.approvalNumber'), <Identifier value={payerReference} />),
    validTo && labelled(t('said.validTo'), <DateText value={validTo} withTime />),
  ].filter(Boolean);
  return (
    <Box component="span" sx={{ display: 'block', fontSize: '0.875rem' }}>
      {parts.map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one line keep their order.
        <Fragment key={at}>
          {at > 0 && ' · '}
          {part}
        </Fragment>
      ))}
    </Box>
  );
}

function Verdict({ document }: { document: VerifiedDocument }) {
  const { t, i18n } = useTranslation('document');
  const { verdict, about, later, decision } = document;
  const fact = factsBy(document, (name: Fact) => t(name));
  return (
    <>
      <Alert severity={tones[verdict]} icon={<GenuineIcon />} sx={{ mb: 2 }}>
        <AlertTitle>{t(verdict)}</AlertTitle>
        {t(`${verdict}Text`)}
        {later && (
          <Box component="p" sx={{ m: 0, mt: 1 }}>
            {t('later')} <DateText value={later.answeredAt} withTime />: {t(`laterClaim.${later.claim}`)}
          </Box>
        )}
      </Alert>
      <Facts
        facts={[
          fact.date('serviceDate'),
          ...(about
            ? [
                fact.longCode('requestNumber', about.requestNumber),
                fact.name('payer', nameIn(i18n.language, about, 'payerName')),
                fact.name('facility', nameIn(i18n.language, about, 'facilityName')),
                fact.code(
                  document.validTo ? 'temporaryNumber' : 'identifier',
                  about.identifierEnding && `••${about.identifierEnding}`,
                ),
              ]
            : []),
          ...(decision
            ? [
                fact.longCode(
                  document.verdict === 'denied' ? 'refusalReference' : 'approvalNumber',
                  decision.payerReference,
                ),
                fact.instant('validTo', decision.validTo),
              ]
            : []),
          fact.date('lastDay', document.validTo ?? null),
          fact.instant('printedAt'),
        ]}
      />
      {decision && decision.lines.length > 0 && (
        <Box component="ol" aria-label={t('lines')} sx={{ mt: 2, mb: 0, paddingInlineStart: 3 }}>
          {decision.lines.map((outcome, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the order of the paper is all that names a line here.
            <li key={at}>
              {t(`line.${outcome}`)}
              {decision.said?.[at] && <Said line={decision.said[at]} />}
            </li>
          ))}
        </Box>
      )}
      {about && (
        <Typography variant="body2" sx={{ mt: 2 }}>
          {t('compare')}
        </Typography>
      )}
    </>
  );
}

interface NoAnswerProps {
  problem: 'missing' | 'mistyped' | 'busy' | 'failed';
  onAgain?: () => void;
}

/** Why there is no verdict. A code that does not exist is told apart from one that cannot exist. */
function NoAnswer({ problem, onAgain }: NoAnswerProps) {
  const { t } = useTranslation('document');
  return (
    <Alert
      severity={problem === 'missing' ? 'error' : 'warning'}
      action={
        onAgain && (
          <Button color="inherit" size="small" onClick={onAgain}>
            {t('again')}
          </Button>
        )
      }
    >
      <AlertTitle>{t(problem)}</AlertTitle>
      {t(`${problem}Text`)}
    </Alert>
  );
}

/** Where the QR code of a printed document leads anybody: whether it is genuine, and for which day it holds. */
export function VerifyDocumentScreen() {
  const { t } = useTranslation('document');
  const { code: typed = '' } = useParams();
  const code = readPrintedCode(typed);
  const { data, error, isLoading, refresh } = useApi(
    documentApi.endpoints.verifyDocument,
    code === null ? null : { body: { code } },
    { isQuiet: true, revalidateIfStale: false },
  );
  const content = () => {
    if (code === null) return <NoAnswer problem="mistyped" />;
    if (isLoading) return <Arriving height={120} label={t('checking')} />;
    if (data) return <Verdict document={data} />;
    if (error) return <NoAnswer problem={error.httpStatus === 429 ? 'busy' : 'failed'} onAgain={refresh} />;
    return <NoAnswer problem="missing" />;
  };
  const asksForCode = code === null || data === null;
  return (
    <ScreenBody>
      <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 }, maxWidth: 560 }}>
        <div aria-live="polite">{content()}</div>
        {asksForCode && (
          <Box sx={{ mt: 2 }}>
            <CodeBox key={typed} typed={typed} />
          </Box>
        )}
        <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
          {t('privacy')}
        </Typography>
      </Paper>
    </ScreenBody>
  );
}
