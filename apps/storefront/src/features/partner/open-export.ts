import { t } from '@lingui/core/macro';
import { brand } from '@voltfront/brand';
import { ApiError, api } from '@/api';
import { copyText } from '@/platform/clipboard';
import { isWeb } from '@/platform/environment';
import { openPdf } from '@/platform/open-file';
import { toast } from '@/ui';

/** Gives a month's customers as a file: the browser loads it, elsewhere its address is copied, for no app opens such files. */
export async function openExport(slug: string, month: string): Promise<void> {
  try {
    const { address } = await api('POST /api/mpmkt/v1/campaign/partner/customers/export', { body: { slug, month } });
    if (isWeb) await openPdf(address);
    else if (await copyText(`${brand.hosts.h5}${address}`)) toast(t`下载链接已复制，请在 5 分钟内用电脑浏览器打开`);
  } catch (error) {
    // The request layer told why.
    if (!(error instanceof ApiError)) throw error;
  }
}
