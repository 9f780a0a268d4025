export { default as claimDashboardConfiguration } from '@mui/icons-material/DashboardCustomizeOutlined';
