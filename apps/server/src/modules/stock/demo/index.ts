export { stockCars, stockStores } from './data';
export { stockSeed } from './stock-seed';
