export { default as manageClinician } from '@mui/icons-material/BadgeOutlined';
