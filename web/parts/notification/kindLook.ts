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
import { knownKind, type NotificationKind } from '../../../shared/notification/notificationKinds.ts';

interface Look {
  readonly Icon: ComponentType<SvgIconProps>;
  readonly color: SvgIconProps['color'];
}

/** How each kind looks; its words say the same. */
const kindLook: Readonly<Record<NotificationKind, Look>> = {
  eligibilityEligible: { Icon: CheckCircleOutlined, color: 'success' },
  eligibilityWithoutCover: { Icon: ReportProblemOutlined, color: 'warning' },
  eligibilityNotEligible: { Icon: CancelOutlined, color: 'error' },
  eligibilityAnswered: { Icon: HourglassEmpty, color: 'warning' },
  eligibilityFailed: { Icon: ReportProblemOutlined, color: 'error' },
  eligibilityBlocked: { Icon: ReportProblemOutlined, color: 'error' },
  batchDone: { Icon: CheckCircleOutlined, color: 'primary' },
  batchFailed: { Icon: ReportProblemOutlined, color: 'error' },
  exportDone: { Icon: CheckCircleOutlined, color: 'primary' },
  exportFailed: { Icon: ReportProblemOutlined, color: 'error' },
  deskRequestsWaiting: { Icon: HourglassEmpty, color: 'warning' },
  deskRequestCancelled: { Icon: CancelOutlined, color: 'warning' },
  deskRequestGiven: { Icon: HourglassEmpty, color: 'warning' },
  deskQuestionAnswered: { Icon: CheckCircleOutlined, color: 'success' },
  eligibilityQuestion: { Icon: HelpOutlined, color: 'warning' },
  queryWaiting: { Icon: HourglassEmpty, color: 'warning' },
  queryAsked: { Icon: HelpOutlined, color: 'warning' },
  queryAnswered: { Icon: CheckCircleOutlined, color: 'success' },
  queryMerged: { Icon: CallMerge, color: 'primary' },
  queryDueSoon: { Icon: AlarmOutlined, color: 'warning' },
  queryOverdue: { Icon: AlarmOutlined, color: 'error' },
  queryDelayed: { Icon: AlarmOutlined, color: 'warning' },
  empanelmentWaiting: { Icon: HourglassEmpty, color: 'warning' },
  empanelmentProposed: { Icon: HourglassEmpty, color: 'warning' },
  empanelmentReturned: { Icon: HelpOutlined, color: 'warning' },
  empanelmentApproved: { Icon: CheckCircleOutlined, color: 'success' },
  empanelmentRejected: { Icon: HelpOutlined, color: 'error' },
  empanelmentClosed: { Icon: HelpOutlined, color: 'warning' },
  profileWaiting: { Icon: HourglassEmpty, color: 'warning' },
  profileProposed: { Icon: HourglassEmpty, color: 'warning' },
  profileReturned: { Icon: HelpOutlined, color: 'warning' },
  profileApproved: { Icon: CheckCircleOutlined, color: 'success' },
  profileRejected: { Icon: HelpOutlined, color: 'error' },
  profileClosed: { Icon: HelpOutlined, color: 'warning' },
  accountStopped: { Icon: HelpOutlined, color: 'warning' },
  contractWaiting: { Icon: HourglassEmpty, color: 'warning' },
  contractProposed: { Icon: HourglassEmpty, color: 'warning' },
  contractReturned: { Icon: HelpOutlined, color: 'warning' },
  contractApproved: { Icon: CheckCircleOutlined, color: 'success' },
  contractRejected: { Icon: HelpOutlined, color: 'error' },
  contractClosed: { Icon: HelpOutlined, color: 'warning' },
  empanelmentDueSoon: { Icon: AlarmOutlined, color: 'warning' },
  empanelmentOverdue: { Icon: AlarmOutlined, color: 'error' },
  authorizationAnswered: { Icon: CheckCircleOutlined, color: 'primary' },
  authorizationKept: { Icon: ReportProblemOutlined, color: 'warning' },
  authorizationAsked: { Icon: HelpOutlined, color: 'warning' },
  authorizationWaiting: { Icon: HourglassEmpty, color: 'warning' },
  authorizationProposed: { Icon: HowToRegOutlined, color: 'warning' },
  authorizationReturned: { Icon: ReportProblemOutlined, color: 'warning' },
  authorizationDueSoon: { Icon: AlarmOutlined, color: 'warning' },
  authorizationOverdue: { Icon: AlarmOutlined, color: 'error' },
  authorizationDelayed: { Icon: AlarmOutlined, color: 'warning' },
  authorizationNear: { Icon: AlarmOutlined, color: 'primary' },
  authorizationEnding: { Icon: AlarmOutlined, color: 'warning' },
  insurerAuthorizationsChanged: { Icon: ReportProblemOutlined, color: 'warning' },
  newbornEnding: { Icon: AlarmOutlined, color: 'warning' },
  circularPublished: { Icon: CampaignOutlined, color: 'primary' },
  circularUnread: { Icon: CampaignOutlined, color: 'warning' },
  circularWithdrawn: { Icon: CampaignOutlined, color: 'error' },
  surveyPublished: { Icon: QuizOutlined, color: 'primary' },
  surveyDueSoon: { Icon: QuizOutlined, color: 'warning' },
  surveyWaiting: { Icon: HourglassEmpty, color: 'warning' },
  accountRequested: { Icon: HowToRegOutlined, color: 'warning' },
  cliniciansBlacklisted: { Icon: ReportProblemOutlined, color: 'warning' },
  blacklistUndone: { Icon: CheckCircleOutlined, color: 'primary' },
  clinicianMoved: { Icon: HowToRegOutlined, color: 'primary' },
  clinicianElsewhere: { Icon: ReportProblemOutlined, color: 'warning' },
  blacklistWaiting: { Icon: HourglassEmpty, color: 'warning' },
  portalBlacklistWaiting: { Icon: HourglassEmpty, color: 'warning' },
  facilityChanged: { Icon: DomainOutlined, color: 'primary' },
  facilityClosed: { Icon: DomainOutlined, color: 'error' },
  facilityOpened: { Icon: DomainOutlined, color: 'success' },
  licenseRequested: { Icon: HourglassEmpty, color: 'warning' },
  licenseApproved: { Icon: CheckCircleOutlined, color: 'success' },
  licenseRefused: { Icon: CancelOutlined, color: 'error' },
  seatHeld: { Icon: ReportProblemOutlined, color: 'warning' },
  formularyWaiting: { Icon: HourglassEmpty, color: 'warning' },
  formularyLive: { Icon: CheckCircleOutlined, color: 'primary' },
  formularyRefused: { Icon: CancelOutlined, color: 'error' },
  formularyRolledBack: { Icon: ReportProblemOutlined, color: 'warning' },
  priceListWaiting: { Icon: HourglassEmpty, color: 'warning' },
  priceListLive: { Icon: CheckCircleOutlined, color: 'primary' },
  priceListRefused: { Icon: CancelOutlined, color: 'error' },
  priceListRolledBack: { Icon: ReportProblemOutlined, color: 'warning' },
  agreedPricesChanged: { Icon: ReportProblemOutlined, color: 'warning' },
  pricesProposed: { Icon: HourglassEmpty, color: 'warning' },
  pricesWithdrawn: { Icon: CancelOutlined, color: 'primary' },
  pricesAccepted: { Icon: CheckCircleOutlined, color: 'primary' },
  pricesRefused: { Icon: CancelOutlined, color: 'error' },
  passwordChanged: { Icon: LockOutlined, color: 'primary' },
  passwordReset: { Icon: LockOutlined, color: 'warning' },
  accountChanged: { Icon: LockOutlined, color: 'primary' },
  rightsChanged: { Icon: LockOutlined, color: 'primary' },
  factorAdded: { Icon: LockOutlined, color: 'primary' },
  factorRemoved: { Icon: LockOutlined, color: 'warning' },
  factorsReset: { Icon: LockOutlined, color: 'warning' },
  recoveryCodesRenewed: { Icon: LockOutlined, color: 'primary' },
  recoveryCodeUsed: { Icon: LockOutlined, color: 'warning' },
  unknown: { Icon: HelpOutlined, color: 'disabled' },
};

/** The look of a kind that the server has named; it may be newer than the page. */
export const lookOf = (kind: NotificationKind): Look => kindLook[knownKind(kind)];
