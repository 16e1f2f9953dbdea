import Taro from '@tarojs/taro';
import type { SaveOutcome } from '../save-picture/types';

/**
 * Puts a film into the phone's album; the platform asks for permission the first time.
 *
 * @param address absolute, https
 * @param _name file name of the web
 */
export async function saveFilm(address: string, _name: string): Promise<SaveOutcome> {
  const file = await Taro.downloadFile({ url: address }).then(
    ({ tempFilePath }) => tempFilePath,
    () => undefined,
  );
  if (!file) return 'failed';
  return Taro.saveVideoToPhotosAlbum({ filePath: file }).then(
    () => 'saved' as const,
    (reason: { errMsg?: string }) =>
      /auth|deny|denied|permission|cancel/i.test(reason?.errMsg ?? '') ? 'refused' : 'failed',
  );
}
