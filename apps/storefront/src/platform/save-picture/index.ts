import Taro from '@tarojs/taro';
import { askHost, isRefusal } from '../host';
import type { SaveOutcome } from './types';

export type { SaveOutcome } from './types';

/**
 * Puts a picture into the phone's album; the platform asks for permission the first time.
 *
 * @param address of a picture, or of a file that the platform made
 * @param _name file name of the web
 */
export async function savePicture(address: string, _name: string): Promise<SaveOutcome> {
  const file = await localFile(address);
  if (!file) return 'failed';
  return askHost(() => Taro.saveImageToPhotosAlbum({ filePath: file })).then(
    () => 'saved' as const,
    (failure: unknown) => (isRefusal(failure) ? 'refused' : 'failed'),
  );
}

async function localFile(address: string): Promise<string | undefined> {
  if (!/^https?:\/\//.test(address)) return address;
  return askHost(() => Taro.downloadFile({ url: address })).then(
    ({ tempFilePath }) => tempFilePath,
    () => undefined,
  );
}
