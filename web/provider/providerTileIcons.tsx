import AddBusinessOutlined from '@mui/icons-material/AddBusinessOutlined';
import AutorenewOutlined from '@mui/icons-material/AutorenewOutlined';
import BadgeOutlined from '@mui/icons-material/BadgeOutlined';
import CampaignOutlined from '@mui/icons-material/CampaignOutlined';
import ChildCareOutlined from '@mui/icons-material/ChildCareOutlined';
import DnsOutlined from '@mui/icons-material/DnsOutlined';
import EditNoteOutlined from '@mui/icons-material/EditNoteOutlined';
import FactCheckOutlined from '@mui/icons-material/FactCheckOutlined';
import HandshakeOutlined from '@mui/icons-material/HandshakeOutlined';
import HistoryEduOutlined from '@mui/icons-material/HistoryEduOutlined';
import LiveHelpOutlined from '@mui/icons-material/LiveHelpOutlined';
import MonitorHeartOutlined from '@mui/icons-material/MonitorHeartOutlined';
import PollOutlined from '@mui/icons-material/PollOutlined';
import RouteOutlined from '@mui/icons-material/RouteOutlined';
import VerifiedUserOutlined from '@mui/icons-material/VerifiedUserOutlined';
import type { ReactNode } from 'react';
import type { ProviderTileName } from '../../shared/provider/providerTiles.ts';

export const providerTileIcons: Readonly<Record<ProviderTileName, ReactNode>> = {
  providerQuery: <LiveHelpOutlined />,
  newbornCard: <ChildCareOutlined />,
  authorizationDashboard: <FactCheckOutlined />,
  circulars: <CampaignOutlined />,
  systemStatus: <DnsOutlined />,
  joinNetwork: <HandshakeOutlined />,
  recontracting: <AutorenewOutlined />,
  addBranch: <AddBusinessOutlined />,
  trackEmpanelment: <RouteOutlined />,
  updateProfile: <EditNoteOutlined />,
  memberValidity: <VerifiedUserOutlined />,
  updateContract: <HistoryEduOutlined />,
  manageClinician: <BadgeOutlined />,
  providerSurvey: <PollOutlined />,
  diseaseManagement: <MonitorHeartOutlined />,
};
