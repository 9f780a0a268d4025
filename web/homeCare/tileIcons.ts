export { default as homeCare } from '@mui/icons-material/HomeOutlined';
