import { t } from '@lingui/core/macro';
import type { CollectData, CollectItemData, CollectLinkData, CollectLinkViewData } from '@voltfront/contract';
import { useState } from 'react';
import { useApiMutation } from '@/api';
import { ensureLogin, navigate } from '@/navigation';
import { toast } from '@/ui';
import { readCollectAgain, showCollect, showLink } from './collect-cache';
import { tasksOf } from './collect-words';

type Task = CollectData['settings']['tasks'][number];

/** The tasks of today: where each is done, and taking what it brings. Visitors are sent to login. */
export function useTasks(collect: CollectData) {
  const { slug } = collect.campaign;
  const [sheet, setSheet] = useState<'share' | 'quiz' | null>(null);
  const [got, setGot] = useState<CollectItemData | null>(null);
  const noting = useApiMutation('POST /api/mpmkt/v1/campaign/collect/note', { onSuccess: showCollect });
  const taking = useApiMutation('POST /api/mpmkt/v1/campaign/collect/take', {
    // The call has shown the error; another phone may have taken it.
    onError: readCollectAgain,
    onSuccess: (taken) => {
      showCollect(taken.collect);
      setGot(taken.collect.settings.items.find(({ key }) => key === taken.item) ?? null);
    },
  });
  const answering = useApiMutation('POST /api/mpmkt/v1/campaign/collect/answer', {
    onError: readCollectAgain,
    onSuccess: showCollect,
  });
  const places: Record<Task, () => void> = {
    checkIn: () => navigate('/pagesMine/integral'),
    article: () => navigate('/'),
    share: () => setSheet('share'),
    store: () => {
      noting.mutate({ slug, task: 'store' });
      navigate('/pagesStore/storeList', {});
    },
    invite: () => navigate('/pages/share/index', {}),
    quiz: () => setSheet('quiz'),
  };
  /** Takes what a task brings, or goes where it is done. */
  const go = (task: Task) => {
    if (!ensureLogin() || taking.isPending) return;
    const isOpen = tasksOf(collect).find((each) => each.task === task)?.state === 'open';
    if (isOpen) taking.mutate({ slug, task });
    else places[task]();
  };
  return {
    go,
    taking: taking.isPending ? (taking.variables?.task ?? null) : null,
    answer: (option: number) => {
      if (!answering.isPending) answering.mutate({ slug, option });
    },
    /** The campaign was passed on. */
    shared: () => noting.mutate({ slug, task: 'share' }),
    sheet,
    closeSheet: () => setSheet(null),
    got,
    closeGot: () => setGot(null),
  };
}

/** Giving and asking for items by links, which are shared at once. */
export function useLinks(collect: CollectData, onMade: (link: CollectLinkData) => void) {
  const { slug } = collect.campaign;
  const made = (link: CollectLinkData) => {
    readCollectAgain();
    onMade(link);
  };
  const giving = useApiMutation('POST /api/mpmkt/v1/campaign/collect/give', {
    onError: readCollectAgain,
    onSuccess: made,
  });
  const asking = useApiMutation('POST /api/mpmkt/v1/campaign/collect/ask', {
    onError: readCollectAgain,
    onSuccess: made,
  });
  const isBusy = giving.isPending || asking.isPending;
  return {
    give: (item: string, greeting: string) => {
      if (ensureLogin() && !isBusy) giving.mutate({ slug, item, greeting });
    },
    ask: (item: string) => {
      if (ensureLogin() && !isBusy) asking.mutate({ slug, item });
    },
    isBusy,
  };
}

/** Taking what a friend gives, or giving what a friend asks for. Visitors are sent to login. */
export function useLink({ link: { linkId, kind } }: CollectLinkViewData) {
  const using = useApiMutation('POST /api/mpmkt/v1/campaign/collect/link/use', {
    // Somebody else may have been faster.
    onError: readCollectAgain,
    onSuccess: (used) => {
      showLink(used);
      toast(kind === 'give' ? t`收下了，快去看看吧` : t`已送出，谢谢你`);
    },
  });
  const use = () => {
    if (ensureLogin() && !using.isPending) using.mutate({ linkId });
  };
  return { use, isBusy: using.isPending };
}

/** Making one item of several. */
export function useComposing(collect: CollectData, onMade: (item: CollectItemData | null) => void) {
  const { slug } = collect.campaign;
  const composing = useApiMutation('POST /api/mpmkt/v1/campaign/collect/compose', {
    onError: readCollectAgain,
    onSuccess: (made) => {
      showCollect(made.collect);
      onMade(made.collect.settings.items.find(({ key }) => key === made.item) ?? null);
    },
  });
  return {
    compose: (recipe: string, items: string[]) => {
      if (ensureLogin() && !composing.isPending) composing.mutate({ slug, recipe, items });
    },
    isBusy: composing.isPending,
  };
}
