import UnconfirmedIcon from '@mui/icons-material/ErrorOutlined';
import ReviewingIcon from '@mui/icons-material/ManageSearchOutlined';
import { useTranslation } from 'react-i18next';
import { inLanguage } from '../../../shared/_field/bilingual.ts';
import type { AnswerClaim } from '../../../shared/eligibility/answerClaim.ts';
import {
  type EligibilityStatus,
  eligibilityStatus,
  eligibilityStatusTable,
} from '../../../shared/eligibility/eligibilityStatus.ts';
import { answerWordOf } from '../../../shared/eligibility/statusWords.ts';
import { BadgeChip } from '../../ui/BadgeChip.tsx';
import { StatusChip } from './StatusChip.tsx';

interface AnswerChipProps {
  request: { readonly status: EligibilityStatus; readonly claim: AnswerClaim | null };
  size?: 'small' | 'medium';
}

/** What became of a request: the specification's colours, but no sign of success for an answer that is none or has no cover. */
export function AnswerChip({ request, size = 'small' }: AnswerChipProps) {
  const { language } = useTranslation().i18n;
  const { status, claim } = request;
  const label = inLanguage(language, answerWordOf(request));
  if (claim === 'withoutCover') return <BadgeChip badge="warning" icon={UnconfirmedIcon} label={label} size={size} />;
  if (status === eligibilityStatus.Answered) {
    const { badge } = eligibilityStatusTable[status];
    return <BadgeChip badge={badge} icon={ReviewingIcon} label={label} size={size} />;
  }
  return <StatusChip state={status} size={size} />;
}
