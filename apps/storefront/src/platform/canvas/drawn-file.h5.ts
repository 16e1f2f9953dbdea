import type { ChosenFile } from '../upload';

/** What a surface drew, as a file to upload. @param address from `Surface.toAddress` */
export async function drawnFile(address: string): Promise<ChosenFile> {
  const bytes = Uint8Array.from(atob(address.slice(address.indexOf(',') + 1)), (character) => character.charCodeAt(0));
  const handle = new File([bytes], 'drawn.jpg', { type: 'image/jpeg' });
  return { size: handle.size, name: handle.name, previewUrl: address, handle };
}
