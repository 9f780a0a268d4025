import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { inLanguage } from '../../../shared/_field/bilingual.ts';
import { denialCodes } from '../../../shared/_field/denialCodes.ts';
import { denialFamilyOf } from '../../../shared/_field/denialFamily.ts';
import { type BlockReason, blockWords } from '../../../shared/eligibility/blockReason.ts';
import { claimOf, missingOf } from '../../../shared/eligibility/coverage.ts';
import { eligibilityStatus } from '../../../shared/eligibility/eligibilityStatus.ts';
import { waitsForAnswers, waitsForPayer } from '../../../shared/eligibility/eligibilityWaiting.ts';
import { payerWords } from '../../../shared/eligibility/remarkText.ts';
import type { EligibilityRequest } from '../../../shared/eligibility/routes.ts';
import type { WordOf } from '../../base/texts.ts';
import { Facts } from '../../ui/Facts.tsx';
import { factsBy } from '../../ui/factsBy.tsx';
import { Identifier } from '../../ui/Identifier.tsx';
import { CoverageList } from './CoverageList.tsx';
import { PendingNotice } from './PendingNotice.tsx';

/** Why the payer said no: its code, what the code means in plain words, and what the reception can do now. */
function Denial({ request }: { request: EligibilityRequest }) {
  const { t, i18n } = useTranslation('eligibility');
  const { denialCode, denialText } = request;
  if (!denialCode && !denialText) return null;
  const words = denialCodes[denialCode ?? ''];
  // Of its own code, else of what the code is about; a code that nobody knows says nothing.
  const known = denialCode && words ? [denialCode, denialFamilyOf(denialCode)] : [];
  const nextKey = known.map((name) => `eligibility:denialNext.${name}`).find((key) => i18n.exists(key));
  const next = nextKey ? String(t(nextKey as never)) : t('answer.unknownNext');
  const meaning = words ? inLanguage(i18n.language, words) : (denialText ?? t('answer.unknownCode'));
  return (
    <Alert severity="error">
      <strong>{meaning}</strong>
      {denialCode && (
        <>
          {' '}
          ({t('answer.code')} <Identifier value={denialCode} />)
        </>
      )}
      <Box>{next}</Box>
    </Alert>
  );
}

/** Why the payer was not asked, and what the reception can do now. */
function Blocked({ reason }: { reason: BlockReason }) {
  const { t, i18n } = useTranslation('eligibility');
  return (
    <Alert severity="error">
      <strong>{inLanguage(i18n.language, blockWords[reason])}</strong>
      <Box>{t('answer.blockedNext')}</Box>
    </Alert>
  );
}

/** The payer's answer, or the reason why it has not arrived yet. */
export function Answer({ request }: { request: EligibilityRequest }) {
  const { t, i18n } = useTranslation(['eligibility', 'lifecycle']);
  const { status, coverages } = request;
  const fact = factsBy(request, (name: WordOf<'eligibility', 'answer'>) => t(`answer.${name}`));
  const isWithoutAnswer = request.answeredAt === null && status !== eligibilityStatus.Error;
  const isEligible = status === eligibilityStatus.Eligible;
  if (waitsForAnswers(request)) return <Typography color="textSecondary">{t('answer.afterQuestions')}</Typography>;
  if (waitsForPayer(request)) return <PendingNotice request={request} />;
  if (request.blockedFor) return <Blocked reason={request.blockedFor} />;
  if (isWithoutAnswer) return <Typography color="textSecondary">{t('answer.none')}</Typography>;
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {status === eligibilityStatus.Error && <Alert severity="error">{t('answer.failed')}</Alert>}
      <Denial request={request} />
      {claimOf(request) === 'withoutCover' && (
        <Alert severity="warning">{t(`lifecycle:coverage.${missingOf(request)}`)}</Alert>
      )}
      {coverages.length > 0 && (
        <CoverageList coverages={coverages} isEligible={isEligible} serviceDate={request.serviceDate} />
      )}
      {coverages.length === 0 && status === eligibilityStatus.Answered && (
        <Typography color="textSecondary">{t('answer.noCoverage')}</Typography>
      )}
      <Facts
        facts={[
          fact.code('reference', request.payerReference),
          fact.instant('at', request.answeredAt),
          fact.name('comments', payerWords(i18n.language, request)),
        ]}
      />
    </Box>
  );
}
