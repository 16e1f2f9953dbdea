import { t } from '@lingui/core/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { SECOND_MS } from '@voltfront/rules/time';
import { apiQuery, type ReplyOf, useApiMutation } from '@/api';
import { openExternal } from '@/platform/external';
import { modal, toast } from '@/ui';

/** A page to read, or a file for programs. */
export type CopyFormat = 'html' | 'json';

/** Pause (ms) between two looks while the copy is put together. */
const LOOK_AGAIN_MS = 3 * SECOND_MS;

/** State of the data copy, and its actions. */
export interface OwnCopy {
  standing: ReplyOf<'GET /api/mpaccount/v1/privacy/copy'> | undefined;
  isFailed: boolean;
  isAsking: boolean;
  isOpening: boolean;
  refresh: () => void;
  /** Asks for one, after a question. */
  ask: () => void;
  /** Gives the file: a download on the web, a copied address in mini-programs. */
  open: (format: CopyFormat) => void;
}

/** The caller's copy of their own data; while it is put together the state is looked at again and again. */
export function useCopy(): OwnCopy {
  const client = useQueryClient();
  const options = apiQuery('GET /api/mpaccount/v1/privacy/copy');
  const query = useQuery({
    ...options,
    refetchInterval: ({ state }) => (state.data?.copy?.state === 'requested' ? LOOK_AGAIN_MS : false),
  });
  const request = useApiMutation('POST /api/mpaccount/v1/privacy/copy/request', {
    onSuccess: (standing) => {
      client.setQueryData(options.queryKey, standing);
      toast(t`已申请，生成后可在此下载`);
    },
    onError: () => query.refetch(),
  });
  const link = useApiMutation('POST /api/mpaccount/v1/privacy/copy/link', {
    onSuccess: async ({ url }) => {
      if ((await openExternal(url)) === 'copied') toast(t`链接已复制，请在浏览器中打开`);
    },
    onError: () => query.refetch(),
  });
  const ask = async () => {
    const isSure = await modal({ content: t`副本包含您的手机号码、订单等信息，请勿转发给他人。确定申请吗？` });
    if (isSure) request.mutate(undefined);
  };
  const open = (format: CopyFormat) => {
    const copyId = query.data?.copy?.copyId;
    if (copyId) link.mutate({ copyId, format });
  };
  return {
    standing: query.data,
    isFailed: query.isError && !query.data,
    isAsking: request.isPending,
    isOpening: link.isPending,
    refresh: () => query.refetch(),
    ask,
    open,
  };
}
