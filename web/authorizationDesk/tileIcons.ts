export { default as authorizationDesk } from '@mui/icons-material/GavelOutlined';
