import type { PacketData } from '@voltfront/contract';
import { useRef, useState } from 'react';
import { ApiError, useApiMutation } from '@/api';
import { ensureLogin } from '@/navigation';
import { wantsLessMotion } from '@/platform/motion';
import { readPacketAgain, showPacket } from './packet-cache';

/** How long (ms) the envelope opens; the share was drawn before. */
const OPENING_MS = 900;

/**
 * Opens a packet: the server draws first, then the envelope opens, and then everything shows the share. A repeated tap does
 * nothing; a visitor logs in first and comes back.
 */
export function useOpenPacket({ packetId }: Pick<PacketData, 'packetId'>, onOpened?: () => void) {
  const run = useApiMutation('POST /api/mpmkt/v1/campaign/packet/draw');
  const [drawn, setDrawn] = useState<PacketData | null>(null);
  // Two taps may come before anything is drawn anew.
  const isTapped = useRef(false);
  const open = async () => {
    if (!ensureLogin() || isTapped.current) return;
    isTapped.current = true;
    try {
      const packet = await run.mutateAsync({ packetId });
      setDrawn(packet);
      if (!wantsLessMotion()) await new Promise((resolve) => setTimeout(resolve, OPENING_MS));
      showPacket(packet);
      onOpened?.();
    } catch (error) {
      // The call has shown why; the packet may be empty or over by now.
      isTapped.current = false;
      if (!(error instanceof ApiError)) throw error;
      readPacketAgain(packetId);
    }
  };
  return { open, isBusy: run.isPending, isOpening: drawn !== null };
}
