import type { CampaignRow, PrizeRow } from '../campaign.repository';
import { deliveryOfDraw, faultsOfDraw } from './draw/draw-settings';
import { faultsOfInvite } from './invite/invite-settings';
import { faultsOfLead } from './lead/lead-settings';
import { faultsOfOffers } from './offer/offer-settings';
import { faultsOfPacket } from './packet/packet-settings';
import { faultsOfSnapUp, movedSessions } from './snap-up/snap-up-settings';

/** How goods of a campaign are sent. */
export interface Delivery {
  /** Points for a parcel of fewer than `freeFrom` prizes. */
  postage: number;
  freeFrom: number;
  /** First two digits of the codes of provinces to which nothing is sent. */
  notSentTo: readonly string[];
}

/** What the core asks of an engine. */
interface Engine {
  /** What makes no sense about settings and prizes; empty when all is well. */
  faults(settings: unknown, prizes: readonly PrizeRow[]): string[];
  /** Settings with their own dates moved by a span (ms); left out: they have none. */
  moved?(settings: Record<string, unknown>, byMs: number): Record<string, unknown>;
  /** Left out: goods are sent everywhere, for nothing. */
  delivery?(settings: Record<string, unknown>): Delivery;
}

const FREE: Delivery = { postage: 0, freeFrom: 1, notSentTo: [] };

/** Every engine by its name. */
export const engines: Readonly<Record<string, Engine | undefined>> = {
  invite: { faults: faultsOfInvite },
  draw: { faults: faultsOfDraw, delivery: deliveryOfDraw },
  lead: { faults: faultsOfLead },
  offer: { faults: faultsOfOffers },
  packet: { faults: faultsOfPacket },
  snapUp: { faults: faultsOfSnapUp, moved: movedSessions },
};

/** How goods of a campaign are sent. */
export const deliveryOf = ({ engine, settings }: Pick<CampaignRow, 'engine' | 'settings'>): Delivery =>
  engines[engine]?.delivery?.(settings) ?? FREE;

/** Settings of a campaign that begins so much later (ms). */
export const movedSettings = (
  { engine, settings }: Pick<CampaignRow, 'engine' | 'settings'>,
  byMs: number,
): Record<string, unknown> => engines[engine]?.moved?.(settings, byMs) ?? settings;

/** Points for a parcel of so many prizes. */
export const postageOf = ({ postage, freeFrom }: Delivery, count: number): number => (count < freeFrom ? postage : 0);
