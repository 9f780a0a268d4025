export { default as facilityAdmin } from '@mui/icons-material/AdminPanelSettingsOutlined';
export { default as manageUsers } from '@mui/icons-material/GroupOutlined';
