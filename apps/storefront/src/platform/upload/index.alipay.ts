import Taro from '@tarojs/taro';
import { askHost } from '../host';
import type { RawReply } from '../request/types';
import { sendOneByOne } from './send-one-by-one';
import type { ChooseOptions, ChosenFile, UploadRequest } from './types';

export type { ChooseOptions, ChosenFile, UploadRequest } from './types';

/** Alipay gives addresses without sizes. */
interface AlipayChoice {
  tempFilePaths?: string[];
  apFilePaths?: string[];
}

/** Lets the customer choose pictures. Empty when nothing was chosen. */
export async function chooseImages(options: ChooseOptions = {}): Promise<ChosenFile[]> {
  const { count = 1, sizeType = ['original', 'compressed'], sourceType = ['album', 'camera'] } = options;
  const choice = askHost<AlipayChoice>(() => Taro.chooseImage({ count, sizeType, sourceType }));
  return choice.then(
    ({ tempFilePaths, apFilePaths }) => Promise.all((tempFilePaths ?? apFilePaths ?? []).map(toChosen)),
    () => [],
  );
}

async function toChosen(path: string): Promise<ChosenFile> {
  const size = await askHost(() => Taro.getFileInfo({ filePath: path })).then(
    (info) => ('size' in info ? Number(info.size) : 0),
    // The server refuses what is too large.
    () => 0,
  );
  return { size, name: path.split('/').pop() ?? path, previewUrl: path, handle: path };
}

/** Uploads files one after another; Alipay requires the file type. */
export const sendFiles = (request: UploadRequest): Promise<RawReply> => sendOneByOne(request, { fileType: 'image' });
