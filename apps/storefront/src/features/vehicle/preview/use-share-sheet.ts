import { t } from '@lingui/core/macro';
import type { ConfigurationData } from '@voltfront/contract';
import { useState } from 'react';
import { useApiMutation } from '@/api';
import { shareNow } from '@/platform/share';
import { toast } from '@/ui';

/** A stored configuration that anybody can open. */
export interface Shared {
  shareId: string;
  /** In-app address. */
  path: string;
}

/** Stores the configuration under a share code, then shows the ways to pass it on. */
export function useShareSheet(title: string) {
  const [shared, setShared] = useState<Shared | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const make = useApiMutation('POST /api/mporder/v1/vehicle/config/share', {
    loading: true,
    onSuccess: (reply) => {
      setShared(reply);
      setIsOpen(true);
    },
  });
  const send = async () => {
    if (!shared) return;
    const outcome = await shareNow({ title, address: shared.path });
    if (outcome === 'copied') toast(t`链接已复制，快去分享吧`);
    if (outcome === 'menu') toast(t`请点击右上角菜单分享`);
    if (outcome !== 'cancelled') setIsOpen(false);
  };
  return {
    shared,
    isOpen,
    open: (configuration: ConfigurationData) => make.mutate(configuration),
    close: () => setIsOpen(false),
    send,
  };
}
