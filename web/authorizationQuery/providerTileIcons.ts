export { default as authorizationDashboard } from '@mui/icons-material/FactCheckOutlined';
