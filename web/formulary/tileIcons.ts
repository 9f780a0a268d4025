export { default as formulary } from '@mui/icons-material/MedicationOutlined';
