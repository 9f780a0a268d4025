import AdminPanelSettingsOutlined from '@mui/icons-material/AdminPanelSettingsOutlined';
import AssessmentOutlined from '@mui/icons-material/AssessmentOutlined';
import AssignmentOutlined from '@mui/icons-material/AssignmentOutlined';
import BadgeOutlined from '@mui/icons-material/BadgeOutlined';
import CampaignOutlined from '@mui/icons-material/CampaignOutlined';
import CardMembershipOutlined from '@mui/icons-material/CardMembershipOutlined';
import CloudOffOutlined from '@mui/icons-material/CloudOffOutlined';
import DashboardCustomizeOutlined from '@mui/icons-material/DashboardCustomizeOutlined';
import DashboardOutlined from '@mui/icons-material/DashboardOutlined';
import FactCheckOutlined from '@mui/icons-material/FactCheckOutlined';
import GavelOutlined from '@mui/icons-material/GavelOutlined';
import GroupOutlined from '@mui/icons-material/GroupOutlined';
import HandshakeOutlined from '@mui/icons-material/HandshakeOutlined';
import HealthAndSafetyOutlined from '@mui/icons-material/HealthAndSafetyOutlined';
import HistoryEduOutlined from '@mui/icons-material/HistoryEduOutlined';
import HomeOutlined from '@mui/icons-material/HomeOutlined';
import HowToRegOutlined from '@mui/icons-material/HowToRegOutlined';
import Inventory2Outlined from '@mui/icons-material/Inventory2Outlined';
import LocalHospitalOutlined from '@mui/icons-material/LocalHospitalOutlined';
import LocalPharmacyOutlined from '@mui/icons-material/LocalPharmacyOutlined';
import ManageSearchOutlined from '@mui/icons-material/ManageSearchOutlined';
import MedicationOutlined from '@mui/icons-material/MedicationOutlined';
import MonitorHeartOutlined from '@mui/icons-material/MonitorHeartOutlined';
import PersonSearchOutlined from '@mui/icons-material/PersonSearchOutlined';
import PriceChangeOutlined from '@mui/icons-material/PriceChangeOutlined';
import QuestionAnswerOutlined from '@mui/icons-material/QuestionAnswerOutlined';
import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined';
import SellOutlined from '@mui/icons-material/SellOutlined';
import StorefrontOutlined from '@mui/icons-material/StorefrontOutlined';
import TaskOutlined from '@mui/icons-material/TaskOutlined';
import VaccinesOutlined from '@mui/icons-material/VaccinesOutlined';
import VerifiedUserOutlined from '@mui/icons-material/VerifiedUserOutlined';
import VolunteerActivismOutlined from '@mui/icons-material/VolunteerActivismOutlined';
import WorkspacePremiumOutlined from '@mui/icons-material/WorkspacePremiumOutlined';
import type { ReactNode } from 'react';
import type { TileName } from '../base/screen.ts';

export const tileIcons: Readonly<Record<TileName, ReactNode>> = {
  admin: <AdminPanelSettingsOutlined />,
  logging: <MonitorHeartOutlined />,
  auditTrail: <HistoryEduOutlined />,
  pharmacy: <LocalPharmacyOutlined />,
  formulary: <MedicationOutlined />,
  priceLists: <PriceChangeOutlined />,
  agreedPrices: <SellOutlined />,
  eligibility: <HealthAndSafetyOutlined />,
  worklist: <AssignmentOutlined />,
  authorizationDesk: <GavelOutlined />,
  providerQuery: <QuestionAnswerOutlined />,
  empanelment: <HandshakeOutlined />,
  clinicianMoves: <BadgeOutlined />,
  circulars: <CampaignOutlined />,
  surveys: <FactCheckOutlined />,
  accountRequests: <HowToRegOutlined />,
  eauth: <TaskOutlined />,
  claims: <ReceiptLongOutlined />,
  manageClinicians: <BadgeOutlined />,
  manageUsers: <GroupOutlined />,
  facilityAdmin: <AdminPanelSettingsOutlined />,
  controlledMedication: <MedicationOutlined />,
  requestLicense: <WorkspacePremiumOutlined />,
  adtc: <LocalHospitalOutlined />,
  payerMemberSearch: <PersonSearchOutlined />,
  ultrasoundUpload: <FactCheckOutlined />,
  clinicianVerification: <VerifiedUserOutlined />,
  abm: <CardMembershipOutlined />,
  claimDashboard: <DashboardOutlined />,
  providerServices: <StorefrontOutlined />,
  ghqMemberSearch: <ManageSearchOutlined />,
  vaccinePcr: <VaccinesOutlined />,
  thiqa: <VolunteerActivismOutlined />,
  homeCare: <HomeOutlined />,
  drugInventory: <Inventory2Outlined />,
  performanceReport: <AssessmentOutlined />,
  claimOffline: <CloudOffOutlined />,
  claimDashboardConfiguration: <DashboardCustomizeOutlined />,
};
