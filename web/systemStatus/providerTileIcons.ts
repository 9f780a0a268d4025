export { default as systemStatus } from '@mui/icons-material/DnsOutlined';
