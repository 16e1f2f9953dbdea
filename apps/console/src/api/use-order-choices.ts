import { useCall } from './use-call';

/** Models and stores to filter by, as options of a choice; empty until they are loaded. */
export function useOrderChoices() {
  const { data } = useCall('GET /api/mporder/v1/staff/orders/filters');
  return {
    models: data?.models.map(({ modelId, name }) => ({ value: modelId, label: name })) ?? [],
    stores: data?.stores.map(({ storeId, name }) => ({ value: storeId, label: name })) ?? [],
  };
}
