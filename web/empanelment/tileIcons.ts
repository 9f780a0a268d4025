export { default as empanelment } from '@mui/icons-material/HandshakeOutlined';
