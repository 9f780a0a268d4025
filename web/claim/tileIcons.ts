export { default as claims } from '@mui/icons-material/ReceiptLongOutlined';
