import { t } from '@lingui/core/macro';
import { type InfiniteData, useQueryClient } from '@tanstack/react-query';
import type { MaterialData } from '@voltfront/contract';
import { api } from '@/api';
import { copyText } from '@/platform/clipboard';
import { openPdf } from '@/platform/open-file';
import { saveFilm } from '@/platform/save-film';
import { savePicture } from '@/platform/save-picture';
import { picture, toast } from '@/ui';
import { isTooLarge } from './material-words';
import { tellSaved } from './tell-saved';

/** The loaded parts of a list. */
type Lists = InfiniteData<{ items: MaterialData[] }>;

/** Copy of the list with a changed count of one material. */
function withCount(lists: Lists | undefined, materialId: string, downloadCount: number): Lists | undefined {
  if (!lists) return undefined;
  const counted = (item: MaterialData) => (item.materialId === materialId ? { ...item, downloadCount } : item);
  return { ...lists, pages: lists.pages.map((part) => ({ ...part, items: part.items.map(counted) })) };
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
    await tellSaved(outcome);
  };
  const openBrochure = async (material: MaterialData) => {
    if (await openPdf(picture(material.file))) return note(material);
    toast(t`手册打开失败，请稍后再试`);
  };
  return { note, save, copyLink, openBrochure };
}
