import { t } from '@lingui/core/macro';
import type { ShowcaseCarData } from '@voltfront/contract';
import { useApiMutation } from '@/api';
import { configurationLink } from '@/features/vehicle/configurator/configuration-link';
import { ensureLogin, navigate } from '@/navigation';
import { modal, toast } from '@/ui';
import { readShowcaseAgain } from './showcase-keys';

/** What can be done with a published configuration. */
export function useCarActions() {
  const { mutateAsync: check, isPending } = useApiMutation('POST /api/mporder/v1/vehicle/showcase/copy', {
    loading: true,
  });
  const { mutate: takeBack } = useApiMutation('POST /api/mporder/v1/vehicle/showcase/delete', {
    onSuccess: () => {
      toast(t`已删除`);
      return readShowcaseAgain();
    },
  });
  const copy = async ({ carId }: ShowcaseCarData) => {
    if (isPending) return;
    // A refusal is told by the call.
    const quote = await check({ carId }).catch(() => null);
    if (!quote) return;
    const gone = quote.removed.map(({ name }) => name).join('、');
    const content = t`${gone} 已停售，将换成在售的标准配置或去掉，继续抄这份配置吗？`;
    if (gone !== '' && !(await modal({ content, confirmText: t`替换并继续` }))) return;
    const { modelId, versionId } = quote.configuration;
    navigate('/pagesDetail/configPreview', { modelId, versionId, c: configurationLink(quote.configuration) });
  };
  const remove = async ({ carId }: ShowcaseCarData) => {
    if (await modal({ content: t`删除后别人将看不到这份配置，确定删除吗？`, confirmText: t`删除` }))
      takeBack({ carId });
  };
  return { copy, remove };
}

/** A like that shows at once and is put back when the server refuses. */
export function useLikeCar(onChange: (liked: { isLiked: boolean; likeCount: number }) => void) {
  const { mutate, isPending } = useApiMutation('POST /api/mporder/v1/vehicle/showcase/like', { onSuccess: onChange });
  return ({ carId, isLiked, likeCount }: Pick<ShowcaseCarData, 'carId' | 'isLiked' | 'likeCount'>) => {
    if (isPending || !ensureLogin()) return;
    onChange({ isLiked: !isLiked, likeCount: Math.max(0, likeCount + (isLiked ? -1 : 1)) });
    mutate({ carId, isLiked: !isLiked }, { onError: () => onChange({ isLiked, likeCount }) });
  };
}
