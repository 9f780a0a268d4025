export { default as priceLists } from '@mui/icons-material/PriceChangeOutlined';
export { default as agreedPrices } from '@mui/icons-material/SellOutlined';
