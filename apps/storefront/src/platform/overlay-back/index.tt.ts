export { BackHold, useOverlayBack } from './page-container';
