export { default as newbornCard } from '@mui/icons-material/ChildCareOutlined';
