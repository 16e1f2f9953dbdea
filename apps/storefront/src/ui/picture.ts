export { Picture, type PictureProps } from './picture/picture';
export { picture, setPictureOrigin } from './picture/picture-address';
