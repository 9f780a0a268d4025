import ArchiveIcon from '@mui/icons-material/ArchiveOutlined';
import PublishedIcon from '@mui/icons-material/CheckCircleOutlined';
import DraftIcon from '@mui/icons-material/EditOutlined';
import WaitingIcon from '@mui/icons-material/HourglassEmpty';
import AskedIcon from '@mui/icons-material/QuizOutlined';
import type { AnsweringState, SurveyState } from '../../shared/survey/routes.ts';
import { wordsOf } from '../base/wordsOf.ts';
import { stateChip } from '../ui/stateChip.tsx';

/** Where a version of the survey stands. */
export const SurveyChip = stateChip<SurveyState>(
  {
    draft: { badge: 'plain', icon: DraftIcon },
    waiting: { badge: 'warning', icon: WaitingIcon },
    published: { badge: 'success', icon: PublishedIcon },
    replaced: { badge: 'plain', icon: ArchiveIcon },
  },
  wordsOf('survey', 'state'),
);

/** How far the provider is with its answers. */
export const AnsweringChip = stateChip<AnsweringState>(
  {
    asked: { badge: 'warning', icon: AskedIcon },
    begun: { badge: 'warning', icon: DraftIcon },
    answered: { badge: 'success', icon: PublishedIcon },
  },
  wordsOf('survey', 'answering'),
);
