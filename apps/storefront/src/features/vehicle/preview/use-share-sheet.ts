import type { ConfigurationData } from '@voltfront/contract';
import { useState } from 'react';
import { useApiMutation } from '@/api';

/** A stored configuration that anybody can open. */
export interface Shared {
  shareId: string;
  /** In-app address. */
  path: string;
}

/** Stores the configuration under a share code, then shows the ways to pass it on. */
export function useShareSheet() {
  const [shared, setShared] = useState<Shared | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const make = useApiMutation('POST /api/mporder/v1/vehicle/config/share', {
    loading: true,
    onSuccess: (reply) => {
      setShared(reply);
      setIsOpen(true);
    },
  });
  return {
    shared,
    isOpen,
    open: (configuration: ConfigurationData) => make.mutate(configuration),
    close: () => setIsOpen(false),
  };
}
