export { canShow3d } from './can-show';
export { Car3d, type Car3dProps } from './car-3d';
