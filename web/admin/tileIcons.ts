export { default as admin } from '@mui/icons-material/AdminPanelSettingsOutlined';
