import { useQuery } from '@tanstack/react-query';
import { NOT_FOUND } from '@voltfront/contract/error-codes';
import { apiQuery, hasCode } from '@/api';
import { useSession } from '@/session';
import { useModels } from '../models/use-models';

/** Query of a page about a blind booking. */
export interface BlindParams {
  modelId?: string;
  windowId?: string;
}

/**
 * The blind booking of the address; where it names no model, that of the first model that is being booked blind.
 * `isNone`: the model has none, so it is shown like any other.
 */
export function useBlindBooking({ modelId, windowId }: BlindParams) {
  const { isLoggedIn } = useSession();
  const models = useModels();
  const needsModels = modelId === undefined;
  const found = modelId ?? models.data?.find(({ stage }) => stage === 'blindBooking')?.modelId;
  const booking = useQuery({
    ...apiQuery('GET /api/mporder/v1/vehicle/blindBooking', {
      modelId: found ?? '',
      ...(windowId ? { windowId } : {}),
    }),
    enabled: found !== undefined,
    // What the server wrote into the page knows nothing of the customer's own booking.
    refetchOnMount: isLoggedIn ? 'always' : true,
  });
  const isUnknown = needsModels && models.data !== undefined && found === undefined;
  const isNone = isUnknown || hasCode(booking.error, NOT_FOUND);
  const queries = isUnknown ? [models] : needsModels && !found ? [models] : [booking];
  return { modelId: found, booking, isNone, queries };
}
