import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { nameIn } from '../../../shared/_field/nameIn.ts';
import { DateText } from '../../ui/DateText.tsx';

interface AnswerItemProps {
  answer: { readonly payerName: string; readonly payerNameArabic: string; readonly serviceDate: string };
  /** The patient's name; null where the payer gave none. */
  name: string | null;
  /** The end of the number by which the patient is known. */
  ending: string;
  /** What stands before the day of service. */
  answerOf: string;
  /** Why nothing can be begun from this answer. */
  problem?: string | null;
  begin: { readonly to: string; readonly text: string };
}

/** One answer about a patient in a list of `FindAnswers`, with the link to begin, or the reason why that is not possible. */
export function AnswerItem({ answer, name, ending, answerOf, problem = null, begin }: AnswerItemProps) {
  const { i18n } = useTranslation();
  return (
    <Box component="li" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, listStyle: 'none' }}>
      <Box sx={{ flexGrow: 1, minWidth: 200 }}>
        <Typography sx={{ fontWeight: 600 }}>
          {name && <bdi>{name}</bdi>} <bdi dir="ltr">••{ending}</bdi>
        </Typography>
        <Typography variant="body2">
          <bdi>{nameIn(i18n.language, answer, 'payerName')}</bdi> · {answerOf} <DateText value={answer.serviceDate} />
        </Typography>
        {problem && (
          <Typography variant="body2" color="error">
            {problem}
          </Typography>
        )}
      </Box>
      {!problem && (
        <Button component={Link} to={begin.to} size="small" variant="contained">
          {begin.text}
        </Button>
      )}
    </Box>
  );
}
