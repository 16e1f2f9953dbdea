/** Where a packet stands. `expired`: its time is over with shares left. */
export const PACKET_STATES = ['coming', 'running', 'empty', 'expired', 'cancelled'] as const;
export type PacketState = (typeof PACKET_STATES)[number];

/** What decides the state of a packet. */
export interface PacketFacts {
  opensAt: number;
  expiresAt: number;
  shares: number;
  taken: number;
  isCancelled: boolean;
}

/** The state of a packet at a moment. */
export function packetState({ opensAt, expiresAt, shares, taken, isCancelled }: PacketFacts, now: number): PacketState {
  if (isCancelled) return 'cancelled';
  if (taken >= shares) return 'empty';
  if (now >= expiresAt) return 'expired';
  return now < opensAt ? 'coming' : 'running';
}

/**
 * What somebody in front of a packet finds. `drawn`: they have a share; `own`: it is theirs, to be opened by others; `notAllowed`:
 * it is for owners; `closed`: its campaign does not run.
 */
export const PACKET_VIEWS = [
  'open',
  'drawn',
  'own',
  'coming',
  'empty',
  'expired',
  'cancelled',
  'notAllowed',
  'closed',
] as const;
export type PacketView = (typeof PACKET_VIEWS)[number];

/** Who looks at a packet, and what is known about them; a visitor has none of it. */
export interface PacketViewer {
  hasDrawn: boolean;
  isSender: boolean;
  /** Senders may open one share of their own packet. */
  canOpenOwn: boolean;
  /** Null for visitors, who are told after the login. */
  isAllowed: boolean | null;
  isCampaignRunning: boolean;
}

/** What a viewer finds: their own share before all else, then why there is none, then what they can do. */
export function packetView(state: PacketState, viewer: PacketViewer): PacketView {
  if (viewer.hasDrawn) return 'drawn';
  if (state !== 'running' && state !== 'coming') return state;
  if (!viewer.isCampaignRunning) return 'closed';
  if (state === 'coming') return 'coming';
  if (viewer.isSender && !viewer.canOpenOwn) return 'own';
  return viewer.isAllowed === false ? 'notAllowed' : 'open';
}
