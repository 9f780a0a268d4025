export { default as eligibility } from '@mui/icons-material/HealthAndSafetyOutlined';
