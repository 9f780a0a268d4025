import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type Control, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { claimOf } from '../../shared/eligibility/coverage.ts';
import { eligibilityStatus } from '../../shared/eligibility/eligibilityStatus.ts';
import type { WorklistItem } from '../../shared/worklist/routes.ts';
import { Answer } from '../field/eligibility/Answer.tsx';
import { AnswerChip } from '../field/eligibility/AnswerChip.tsx';
import { type AnswerValues, bodyOf } from './answerForm.ts';

const statusOf = {
  eligible: eligibilityStatus.Eligible,
  notEligible: eligibilityStatus.NotEligible,
  underReview: eligibilityStatus.Answered,
} as const;

/** The request as it would be with the answer in the form; null while there is nothing to read. */
function answered(item: WorklistItem, values: AnswerValues): WorklistItem | null {
  const { result } = values;
  if (result === '' || result === 'question') return null;
  const { coverages = [], comments, denialCode, payerReference } = bodyOf(values, item);
  const named = coverages.filter(({ planName, policyNumber, validFrom, validTo }) =>
    [planName, policyNumber, validFrom, validTo].every((value) => value !== ''),
  );
  if ((result === 'eligible' && named.length === 0) || (result === 'notEligible' && !denialCode)) return null;
  const next = {
    ...item,
    status: statusOf[result],
    coverages: named,
    denialCode: denialCode ?? null,
    denialText: null,
    payerComments: comments || null,
    payerRemark: null,
    payerReference: payerReference || null,
    answeredAt: new Date().toISOString(),
    hasOpenQuestions: false,
  };
  return { ...next, claim: claimOf(next) };
}

/** What the choice means for the desk, as the desk will read it. */
export function AnswerPreview({ item, control }: { item: WorklistItem; control: Control<AnswerValues> }) {
  const { t } = useTranslation(['worklist', 'desk']);
  const values = useWatch({ control }) as AnswerValues;
  const request = answered(item, values);
  if (!request) return null;
  return (
    <Box
      component="section"
      aria-label={t('desk:form.preview')}
      sx={{ borderInlineStart: '4px solid', borderColor: 'divider', paddingInlineStart: 2 }}
    >
      <Typography variant="h3" sx={{ mb: 1 }}>
        {t('desk:form.preview')}
      </Typography>
      <Box sx={{ mb: 1 }}>
        <AnswerChip request={request} />
      </Box>
      <Answer request={request} />
    </Box>
  );
}
