import type { ChosenFile } from '../upload';

/** What a surface drew, as a file to upload; it is small, so its size is not asked for. @param address from `Surface.toAddress` */
export const drawnFile = async (address: string): Promise<ChosenFile> => ({
  size: 0,
  name: 'drawn.jpg',
  previewUrl: address,
  handle: address,
});
