export { default as accountRequests } from '@mui/icons-material/HowToRegOutlined';
