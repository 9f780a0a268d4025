export { default as clinicianMoves, default as manageClinicians } from '@mui/icons-material/BadgeOutlined';
export { default as clinicianVerification } from '@mui/icons-material/VerifiedUserOutlined';
