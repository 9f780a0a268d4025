export { default as providerSurvey } from '@mui/icons-material/PollOutlined';
