export { default as providerQuery } from '@mui/icons-material/QuestionAnswerOutlined';
