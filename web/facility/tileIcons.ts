export { default as requestLicense } from '@mui/icons-material/WorkspacePremiumOutlined';
