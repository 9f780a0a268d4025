export { default as worklist } from '@mui/icons-material/AssignmentOutlined';
