import Taro from '@tarojs/taro';

/** Opens a PDF in the platform's own reader. False when it could not be fetched or read. */
export async function openPdf(address: string): Promise<boolean> {
  try {
    const { tempFilePath } = await Taro.downloadFile({ url: address });
    await Taro.openDocument({ filePath: tempFilePath, fileType: 'pdf', showMenu: true });
    return true;
  } catch {
    return false;
  }
}
