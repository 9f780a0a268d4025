export { default as memberValidity } from '@mui/icons-material/VerifiedUserOutlined';
