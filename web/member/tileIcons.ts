export { default as ghqMemberSearch } from '@mui/icons-material/ManageSearchOutlined';
export { default as payerMemberSearch } from '@mui/icons-material/PersonSearchOutlined';
