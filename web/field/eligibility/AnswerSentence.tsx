import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { type SentenceKey, sentenceOf, sentenceText } from '../../../shared/eligibility/answerSentence.ts';
import type { EligibilityRequest } from '../../../shared/eligibility/routes.ts';

type Tone = 'success' | 'error' | 'warning' | 'info';

const certain = { coveredToday: 'success', coveredUntilToday: 'success', coveredOn: 'success' } as const;
const refused = {
  notCovered: 'error',
  notCoveredUnsaid: 'error',
  failed: 'error',
  blocked: 'error',
  blockedUnsaid: 'error',
} as const;
const waiting = { reviewing: 'info', reviewingUntil: 'info', waiting: 'info' } as const;
const tones: Partial<Record<SentenceKey, Tone>> = { ...certain, ...refused, ...waiting };

/** The sentence that tells most: the largest letters of a record. */
export const tellingSize = { xs: '1.25rem', md: '1.5rem' } as const;

interface AnswerSentenceProps {
  request: EligibilityRequest;
  /** Several payers were asked: their word together tells more than this one's. */
  isOneOfSeveral: boolean;
}

/** What became of the request, in one sentence: the first thing that its reader sees. */
export function AnswerSentence({ request, isOneOfSeveral }: AnswerSentenceProps) {
  const { language } = useTranslation().i18n;
  const sentence = sentenceOf(request, new Date());
  const tone = tones[sentence.name] ?? 'warning';
  return (
    <Box
      role="status"
      data-tone={tone}
      sx={({ palette }) => ({
        flexBasis: '100%',
        borderInlineStart: `6px solid ${palette[tone].main}`,
        paddingInlineStart: 1.5,
      })}
    >
      <Typography
        component="p"
        sx={{ fontSize: isOneOfSeveral ? '1rem' : tellingSize, fontWeight: 600, lineHeight: 1.35 }}
      >
        {sentenceText(language, sentence)}
      </Typography>
    </Box>
  );
}
