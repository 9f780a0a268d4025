export { default as eauth } from '@mui/icons-material/TaskOutlined';
