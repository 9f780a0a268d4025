import UnconfirmedIcon from '@mui/icons-material/ErrorOutlined';
import { useTranslation } from 'react-i18next';
import { inLanguage } from '../../../shared/_field/bilingual.ts';
import type { AnswerClaim } from '../../../shared/eligibility/answerClaim.ts';
import type { EligibilityStatus } from '../../../shared/eligibility/eligibilityStatus.ts';
import { withoutCoverWord } from '../../../shared/eligibility/statusWords.ts';
import { BadgeChip } from '../../ui/BadgeChip.tsx';
import { StatusChip } from './StatusChip.tsx';

interface AnswerChipProps {
  request: { readonly status: EligibilityStatus; readonly claim: AnswerClaim | null };
  size?: 'small' | 'medium';
}

/** What became of a request: its status, but no sign of success for an answer Eligible without a cover for the service date. */
export function AnswerChip({ request: { status, claim }, size = 'small' }: AnswerChipProps) {
  const { language } = useTranslation().i18n;
  if (claim !== 'withoutCover') return <StatusChip state={status} size={size} />;
  return (
    <BadgeChip badge="warning" icon={UnconfirmedIcon} label={inLanguage(language, withoutCoverWord)} size={size} />
  );
}
