export { notPersonal, personal, SALES_ARE_KEPT } from './declare';
export { masked, maskMiddle } from './mask';
