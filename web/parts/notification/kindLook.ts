import AlarmOutlined from '@mui/icons-material/AlarmOutlined';
import CallMerge from '@mui/icons-material/CallMerge';
import CampaignOutlined from '@mui/icons-material/CampaignOutlined';
import CancelOutlined from '@mui/icons-material/CancelOutlined';
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import DomainOutlined from '@mui/icons-material/DomainOutlined';
import HelpOutlined from '@mui/icons-material/HelpOutlined';
import HourglassEmpty from '@mui/icons-material/HourglassEmpty';
import HowToRegOutlined from '@mui/icons-material/HowToRegOutlined';
import LockOutlined from '@mui/icons-material/LockOutlined';
import QuizOutlined from '@mui/icons-material/QuizOutlined';
import ReportProblemOutlined from '@mui/icons-material/ReportProblemOutlined';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import type { ComponentType } from 'react';
import { newsKinds } from '../../../shared/newsKinds.ts';
import type { NewsIcon, NewsKind } from '../../../shared/notification/newsKind.ts';
import { knownKind, type NotificationKind } from '../../../shared/notification/notificationKinds.ts';

interface Look {
  readonly Icon: ComponentType<SvgIconProps>;
  readonly color: SvgIconProps['color'];
}

const icons: Readonly<Record<NewsIcon, Look['Icon']>> = {
  alarm: AlarmOutlined,
  building: DomainOutlined,
  campaign: CampaignOutlined,
  cancel: CancelOutlined,
  check: CheckCircleOutlined,
  hourglass: HourglassEmpty,
  lock: LockOutlined,
  merge: CallMerge,
  person: HowToRegOutlined,
  problem: ReportProblemOutlined,
  question: HelpOutlined,
  survey: QuizOutlined,
};

/** The look of a kind that the server has named; it may be newer than the page. */
export function lookOf(named: NotificationKind): Look {
  const kind = knownKind(named);
  if (kind === 'unknown') return { Icon: HelpOutlined, color: 'disabled' };
  const { icon, tone }: NewsKind = newsKinds[kind];
  return { Icon: icons[icon], color: tone };
}
