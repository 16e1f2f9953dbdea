import Taro from '@tarojs/taro';
import { askHost, isRefusal } from '../host';
import type { SaveOutcome } from '../save-picture/types';

/**
 * Puts a film into the phone's album; the platform asks for permission the first time.
 *
 * @param address absolute, https
 * @param _name file name of the web
 */
export async function saveFilm(address: string, _name: string): Promise<SaveOutcome> {
  const file = await askHost(() => Taro.downloadFile({ url: address })).then(
    ({ tempFilePath }) => tempFilePath,
    () => undefined,
  );
  if (!file) return 'failed';
  return askHost(() => Taro.saveVideoToPhotosAlbum({ filePath: file })).then(
    () => 'saved' as const,
    (failure: unknown) => (isRefusal(failure) ? 'refused' : 'failed'),
  );
}
