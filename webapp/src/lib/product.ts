export const PRODUCT_NAME = 'Hireloom'
