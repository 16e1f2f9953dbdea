import Taro from '@tarojs/taro';
import { askHost } from '../host';
import type { RawReply } from '../request/types';
import { sendOneByOne } from './send-one-by-one';
import type { ChooseOptions, ChosenFile, UploadRequest } from './types';

export type { ChooseOptions, ChosenFile, UploadRequest } from './types';

/** Lets the customer choose pictures. Empty when nothing was chosen. */
export async function chooseImages(options: ChooseOptions = {}): Promise<ChosenFile[]> {
  const { count = 1, sizeType = ['original', 'compressed'], sourceType = ['album', 'camera'] } = options;
  return askHost(() => Taro.chooseImage({ count, sizeType, sourceType })).then(
    ({ tempFiles }) =>
      tempFiles.map(({ path, size }) => ({
        size,
        name: path.split('/').pop() ?? path,
        previewUrl: path,
        handle: path,
      })),
    () => [],
  );
}

/** Uploads files one after another, as mini-programs send one per request; the paths of all answers are joined. */
export const sendFiles = (request: UploadRequest): Promise<RawReply> => sendOneByOne(request);
