import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { VersionConfigData } from '@voltfront/contract';
import { useCallback, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { apiQuery } from '@/api';
import { usePageShow } from '@/platform/page-events';
import { router } from '@/platform/router';
import { stored } from '@/session';
import { carSettingCodes, toCarSetting } from './car-setting';
import { configurationLink } from './configuration-link';
import { type Configurator, createConfigurator } from './configurator-store';

interface Opened {
  configurator: Configurator;
  /** The configurator of the version before, for undo. */
  previous: Configurator | null;
}

const configQuery = (versionId: string) => apiQuery('GET /api/mporder/v1/vehicle/config', { versionId });

/**
 * The configurator as a screen uses it: the open version, its state, and the choice of another version, which resets
 * both option levels to the standard ones and can be undone.
 */
export function useConfigurator(
  initial: VersionConfigData,
  savedCodes: readonly string[] | null,
  /** Price of a configurator's choice after the reductions of its version, in fen. */
  priceFen: (configurator: Configurator) => number,
) {
  const [opened, setOpened] = useState<Opened>(() => ({
    configurator: createConfigurator(initial, savedCodes),
    previous: null,
  }));
  const { configurator, previous } = opened;
  const state = useStore(configurator.store);
  const client = useQueryClient();
  const [isSwitching, setIsSwitching] = useState(false);
  const config = state.catalogue;

  const switchVersion = async (versionId: string) => {
    if (isSwitching || versionId === config.versionId) return false;
    setIsSwitching(true);
    try {
      const next = await client.fetchQuery(configQuery(versionId));
      const opening = createConfigurator(next, null);
      const priceDeltaFen = priceFen(opening) - priceFen(configurator);
      opening.announce({ kind: 'versionChanged', versionName: next.versionName, priceDeltaFen });
      configurator.hush();
      setOpened({ configurator: opening, previous: configurator });
      return true;
    } finally {
      setIsSwitching(false);
    }
  };

  const undo = () => {
    if (configurator.canUndo()) configurator.undo();
    else if (previous) {
      previous.announce({ kind: 'undone', priceDeltaFen: priceFen(previous) - priceFen(configurator) });
      setOpened({ configurator: previous, previous: null });
    }
  };

  const canUndo = configurator.canUndo() || previous !== null;
  return { configurator, state, config, isSwitching, switchVersion, canUndo, undo };
}

/** Takes over newer data of the open version when `reload` brings any. */
export function useRenewal(configurator: Configurator, versionId: string): () => void {
  const { data, refetch } = useQuery({ ...configQuery(versionId), staleTime: Number.POSITIVE_INFINITY });
  useEffect(() => {
    if (data && data.versionId === versionId && data !== configurator.store.getState().catalogue)
      configurator.renew(data);
  }, [configurator, data, versionId]);
  return useCallback(() => void refetch(), [refetch]);
}

/** Keeps the choice in the car-setting storage and in the page's address, without a new history entry. */
export function useKeptChoice(
  config: VersionConfigData,
  selection: readonly string[],
  orderNo: string | undefined,
): void {
  const { modelId, versionId } = config;
  useEffect(() => {
    stored.set('CAR_SETTING', toCarSetting(config, selection));
    if (router.pages().at(-1)?.path !== '/pagesDetail/carSetting') return;
    const c = configurationLink({ modelId, versionId, productCodes: [...selection] });
    router.setQuery({ modelId, versionId, c, ...(orderNo ? { orderNo } : {}) });
  }, [config, selection, modelId, versionId, orderNo]);
}

/** On return from the full view, takes over what was exchanged there: it is in the car-setting storage. */
export function useReturnedChoice(configurator: Configurator): void {
  usePageShow(() => {
    const setting = stored.get('CAR_SETTING');
    const codes = carSettingCodes(setting);
    if (codes && setting?.versionId === configurator.store.getState().catalogue.versionId) configurator.adopt(codes);
  });
}
