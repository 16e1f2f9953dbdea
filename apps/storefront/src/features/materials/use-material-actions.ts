import { t } from '@lingui/core/macro';
import { type InfiniteData, useQueryClient } from '@tanstack/react-query';
import type { MaterialData } from '@voltfront/contract';
import { api } from '@/api';
import { copyText } from '@/platform/clipboard';
import { openPdf } from '@/platform/open-file';
import { openPermissions } from '@/platform/permissions';
import { saveFilm } from '@/platform/save-film';
import { type SaveOutcome, savePicture } from '@/platform/save-picture';
import { modal, picture, toast } from '@/ui';
import { isTooLarge } from './material-words';

/** The loaded parts of a list. */
type Lists = InfiniteData<{ items: MaterialData[] }>;

/** Copy of the list with a changed count of one material. */
function withCount(lists: Lists | undefined, materialId: string, downloadCount: number): Lists | undefined {
  if (!lists) return undefined;
  const counted = (item: MaterialData) => (item.materialId === materialId ? { ...item, downloadCount } : item);
  return { ...lists, pages: lists.pages.map((part) => ({ ...part, items: part.items.map(counted) })) };
}

/** Message after saving a file, or failing to. */
async function tell(outcome: SaveOutcome): Promise<void> {
  if (outcome === 'saved') return toast(t`已保存`);
  if (outcome === 'hold') return toast(t`请长按图片保存`);
  if (outcome === 'failed') return toast(t`保存失败，请稍后再试`);
  const question = {
    content: t`保存需要您允许访问相册，是否前往设置？`,
    confirmText: t`去设置`,
  };
  if ((await modal(question)) && !(await openPermissions())) toast(t`请在系统设置中允许访问相册`);
}

/** Saving and opening material; every file that was taken along is counted. */
export function useMaterialActions() {
  const client = useQueryClient();
  const note = async ({ materialId }: MaterialData) => {
    const reply = await api('POST /api/mpmkt/v1/materials/download', { body: { materialId }, silent: true }).catch(
      () => undefined,
    );
    if (!reply) return;
    client.setQueriesData<Lists>({ queryKey: ['list', 'GET /api/mpmkt/v1/materials'] }, (lists) =>
      withCount(lists, materialId, reply.downloadCount),
    );
  };
  const copyLink = async (material: MaterialData) => {
    const isCopied = await copyText(picture(material.file));
    toast(isCopied ? t`链接已复制，请在浏览器中打开下载` : t`复制失败，请稍后再试`);
    if (isCopied) await note(material);
  };
  const save = async (material: MaterialData) => {
    if (isTooLarge(material)) return copyLink(material);
    const { kind, file, title } = material;
    const outcome = await (kind === 'video' ? saveFilm(picture(file), title) : savePicture(picture(file), title));
    if (outcome === 'saved') await note(material);
    await tell(outcome);
  };
  const openBrochure = async (material: MaterialData) => {
    if (await openPdf(picture(material.file))) return note(material);
    toast(t`手册打开失败，请稍后再试`);
  };
  return { note, save, copyLink, openBrochure };
}
