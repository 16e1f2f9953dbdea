export { notPersonal, personal, pick, SALES_ARE_KEPT } from './declare';
export { masked, maskMiddle } from './mask';
