import { type UseMutationOptions, type UseMutationResult, useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { api, makeIdempotencyKey } from './api';
import { ApiError } from './api-error';
import { callArguments } from './api-query';
import type { EndpointKey, InputArguments, InputOf, ReplyOf } from './api-types';

export interface ApiMutationOptions<K extends EndpointKey>
  extends Omit<UseMutationOptions<ReplyOf<K>, ApiError, InputArguments<K>[0]>, 'mutationFn'> {
  /** Shows no message of its own. */
  silent?: boolean;
  /** Shows the blocking indicator. */
  loading?: boolean;
}

/**
 * A call that changes something. It makes an idempotency key per attempt and keeps it while no answer came, so that a
 * repeated tap after a lost answer does the thing once.
 *
 * @example const pay = useApiMutation('POST /api/mporder/v1/pay/create', { onSuccess })
 */
export function useApiMutation<K extends EndpointKey>(
  key: K,
  options: ApiMutationOptions<K> = {},
): UseMutationResult<ReplyOf<K>, ApiError, InputArguments<K>[0]> {
  const { silent, loading, ...rest } = options;
  const kept = useRef<{ idempotencyKey: string; input: string } | null>(null);

  const keyFor = (input: unknown): string => {
    const text = JSON.stringify(input ?? null);
    if (kept.current?.input !== text) kept.current = { idempotencyKey: makeIdempotencyKey(), input: text };
    return kept.current.idempotencyKey;
  };

  return useMutation<ReplyOf<K>, ApiError, InputArguments<K>[0]>({
    ...rest,
    mutationFn: async (input) => {
      const idempotencyKey = keyFor(input as InputOf<K> | undefined);
      try {
        const reply = await api(key, ...callArguments(key, input, { idempotencyKey, silent, loading }));
        kept.current = null;
        return reply;
      } catch (error) {
        if (error instanceof ApiError && error.kind === 'refused') kept.current = null;
        throw error;
      }
    },
  });
}
