import MergedIcon from '@mui/icons-material/CallMerge';
import AnsweredIcon from '@mui/icons-material/CheckCircleOutlined';
import AskedIcon from '@mui/icons-material/HelpOutlined';
import OpenIcon from '@mui/icons-material/HourglassEmptyOutlined';
import ClosedIcon from '@mui/icons-material/LockOutlined';
import { queryLife } from '../../../shared/providerQuery/life.ts';
import { wordsOf } from '../../base/wordsOf.ts';
import { lifeChip } from '../../parts/life/lifeChip.ts';

const icons = { open: OpenIcon, asked: AskedIcon, answered: AnsweredIcon, closed: ClosedIcon, merged: MergedIcon };

/** The words of a query's states. */
export const useStateText = wordsOf('providerQuery', 'states');
export const QueryChip = lifeChip(queryLife, icons, useStateText);
