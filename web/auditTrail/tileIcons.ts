export { default as auditTrail } from '@mui/icons-material/HistoryEduOutlined';
