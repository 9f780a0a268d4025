export { default as circulars } from '@mui/icons-material/CampaignOutlined';
