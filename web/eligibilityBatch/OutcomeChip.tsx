import BlockIcon from '@mui/icons-material/Block';
import CancelIcon from '@mui/icons-material/CancelOutlined';
import CheckIcon from '@mui/icons-material/CheckCircleOutlined';
import ErrorIcon from '@mui/icons-material/ErrorOutlined';
import UnknownIcon from '@mui/icons-material/HelpOutlined';
import HighlightOffIcon from '@mui/icons-material/HighlightOffOutlined';
import PendingIcon from '@mui/icons-material/HourglassEmpty';
import AnsweredIcon from '@mui/icons-material/MarkEmailReadOutlined';
import { useTranslation } from 'react-i18next';
import { inLanguage } from '../../shared/_field/bilingual.ts';
import { type BatchOutcome, batchOutcomeTexts } from '../../shared/eligibilityBatch/batchSheet.ts';
import { stateChip } from '../ui/stateChip.tsx';

const looks = {
  wrong: { badge: 'danger', icon: ErrorIcon },
  duplicate: { badge: 'plain', icon: BlockIcon },
  notSent: { badge: 'plain', icon: PendingIcon },
  waiting: { badge: 'warning', icon: PendingIcon },
  needsAnswers: { badge: 'warning', icon: UnknownIcon },
  inHand: { badge: 'warning', icon: AnsweredIcon },
  eligible: { badge: 'success', icon: CheckIcon },
  withoutCover: { badge: 'warning', icon: ErrorIcon },
  notEligible: { badge: 'danger', icon: HighlightOffIcon },
  blocked: { badge: 'danger', icon: BlockIcon },
  failed: { badge: 'danger', icon: ErrorIcon },
  withdrawn: { badge: 'plain', icon: CancelIcon },
} as const satisfies Record<BatchOutcome, object>;

export const outcomeText = (outcome: BatchOutcome, language: string): string =>
  inLanguage(language, batchOutcomeTexts[outcome]);

function useOutcomeText() {
  const { language } = useTranslation().i18n;
  return (outcome: BatchOutcome) => outcomeText(outcome, language);
}

/** The outcome of a row of the sheet. */
export const OutcomeChip = stateChip(looks, useOutcomeText);
