export { default as providerServices } from '@mui/icons-material/StorefrontOutlined';
