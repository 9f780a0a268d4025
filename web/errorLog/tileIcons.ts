export { default as logging } from '@mui/icons-material/MonitorHeartOutlined';
