import type { PacketData } from '@voltfront/contract';
import { apiKey, everyInputOf, queryClient } from '@/api';

export const CAMPAIGN = 'GET /api/mpmkt/v1/campaign/packet';
export const PACKET = 'GET /api/mpmkt/v1/campaign/packet/detail';
export const RECEIVERS = 'GET /api/mpmkt/v1/campaign/packet/receivers';
export const SENT = 'GET /api/mpmkt/v1/campaign/packet/sent';
export const RECEIVED = 'GET /api/mpmkt/v1/campaign/packet/received';
export const TOTALS = 'GET /api/mpmkt/v1/campaign/packet/totals';
export const ROUNDS = 'GET /api/mpmkt/v1/campaign/packet/rounds';
export const WAITING = 'GET /api/mpmkt/v1/campaign/packet/waiting';

/** Shows a packet as the server just answered it; everything that lists packets or points is read again. */
export function showPacket(packet: PacketData): void {
  queryClient.setQueryData(apiKey(PACKET, { packetId: packet.packetId }), packet);
  for (const key of [CAMPAIGN, TOTALS, ROUNDS] as const) queryClient.invalidateQueries({ queryKey: everyInputOf(key) });
  for (const key of [RECEIVERS, SENT, RECEIVED] as const) queryClient.invalidateQueries({ queryKey: ['list', key] });
  queryClient.invalidateQueries({ queryKey: apiKey('GET /api/mpintegral/v1/points') });
}

/** A packet is not as it was shown: reads it again. */
export const readPacketAgain = (packetId: string): void =>
  void queryClient.invalidateQueries({ queryKey: apiKey(PACKET, { packetId }) });
