/** Mini-programs run outside of the native car app. */
export { BridgeElsewhere as BridgeDemo } from './bridge-elsewhere';
