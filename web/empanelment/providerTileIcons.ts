export { default as addBranch } from '@mui/icons-material/AddBusinessOutlined';
export { default as recontracting } from '@mui/icons-material/AutorenewOutlined';
export { default as updateProfile } from '@mui/icons-material/EditNoteOutlined';
export { default as joinNetwork } from '@mui/icons-material/HandshakeOutlined';
export { default as updateContract } from '@mui/icons-material/HistoryEduOutlined';
export { default as trackEmpanelment } from '@mui/icons-material/RouteOutlined';
