export { default as diseaseManagement } from '@mui/icons-material/MonitorHeartOutlined';
