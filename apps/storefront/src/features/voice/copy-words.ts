import { t } from '@lingui/core/macro';
import { copyText } from '@/platform/clipboard';
import { toast } from '@/ui';

/** Copies words to post with, and says so. */
export async function copyWords(words: string, said = t`已复制，去粘贴吧`): Promise<void> {
  toast((await copyText(words)) ? said : t`复制失败，请长按选择文字`);
}
