export { notPersonal, personal } from './declare';
export { masked, maskMiddle } from './mask';
