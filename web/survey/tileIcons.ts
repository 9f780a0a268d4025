export { default as surveys } from '@mui/icons-material/FactCheckOutlined';
