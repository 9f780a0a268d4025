import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type Control, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { CodeNames } from '../../shared/authorization/codeNames.ts';
import type { AuthorizationForm } from '../../shared/authorization/form.ts';
import { authorizationLife } from '../../shared/authorization/life.ts';
import { boundFils, decidedAnswer, moveOfDecision } from '../../shared/authorizationDesk/decidedAnswer.ts';
import type { DeskContext } from '../../shared/authorizationDesk/routes.ts';
import { AnswerLines } from './AnswerLines.tsx';
import { type DecisionValues, decisionOf, isWhole } from './decisionForm.ts';

interface PreviewProps {
  control: Control<DecisionValues>;
  form: AuthorizationForm;
  context: DeskContext;
  names: CodeNames;
}

/** The decision as the facility will read it, and whether it will wait for a second person. */
export function DecisionPreview({ control, form, context, names }: PreviewProps) {
  const { t } = useTranslation(['authorizationDesk', 'desk']);
  const values = useWatch({ control }) as DecisionValues;
  if (!isWhole(values)) return null;
  const decision = decisionOf(values);
  const answer = decidedAnswer(form, decision, { payerReference: null, answeredAt: '', answeredByName: null });
  const state = authorizationLife.moves[moveOfDecision(decision)].to;
  const { secondPersonAboveFils: limit, approvedTodayFils } = context;
  const bound = boundFils(form.lines, decision);
  const waits = limit !== null && bound > 0 && bound + approvedTodayFils > limit;
  return (
    <Box
      component="section"
      aria-label={t('desk:form.preview')}
      sx={{ borderInlineStart: '4px solid', borderColor: 'divider', paddingInlineStart: 2 }}
    >
      <Typography variant="h3" sx={{ mb: 1 }}>
        {t('desk:form.preview')}
      </Typography>
      <AnswerLines asked={form.lines} answer={answer} names={names} state={state} />
      {waits && (
        <Alert severity="info" sx={{ mt: 1 }}>
          {t('form.needsSecond')}
        </Alert>
      )}
    </Box>
  );
}
