import {
  CampaignSlug,
  CollectSettings,
  CollectTerms,
  DrawSettings,
  ExchangeSettings,
  ExchangeTerms,
  HelpSettings,
  HelpTerms,
  LeadSettings,
  OfferSettings,
  OfferTerms,
  PacketSettings,
  PollSettings,
  PollTerms,
  QuizSettings,
  QuizTerms,
  QuotaSettings,
  QuotaTerms,
  RecruitSettings,
  SnapUpSettings,
  VoiceSettings,
  VoiceTerms,
} from '@voltfront/contract';
import { z } from 'zod';
import type { CampaignRow, PrizeRow } from '../campaign.repository';
import { faultsOfCollect, keepItems, movedCollect } from './collect/collect-settings';
import { deliveryOfDraw, faultsOfDraw, movedLive } from './draw/draw-settings';
import { faultsOfExchange } from './exchange/exchange-settings';
import { faultsOfHelp, keepGoal } from './help/help-settings';
import { EditedSettings, faultsOfInvite, keepEarlierRules, LadderTerms } from './invite/invite-settings';
import { faultsOfLead, LeadTerms } from './lead/lead-settings';
import { faultsOfOffers } from './offer/offer-settings';
import { faultsOfPacket } from './packet/packet-settings';
import { faultsOfPoll, keepOptions, movedPoll } from './poll/poll-settings';
import { faultsOfQuiz, keepMatches, movedQuiz } from './quiz/quiz-settings';
import { faultsOfQuota } from './quota/quota-settings';
import { faultsOfRecruit } from './recruit/recruit-settings';
import type { RewrittenCampaign } from './rewritten-campaign';
import { faultsOfSnapUp, movedSessions } from './snap-up/snap-up-settings';
import { faultsOfVoice } from './voice/voice-settings';

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
  /** What is special about a campaign: staff's form is drawn from it. */
  settings: z.ZodType;
  /** What its prizes carry in `detail`; null: it has no prizes. */
  detail: z.ZodType | null;
  /** Its prizes are drawn by their weights. */
  hasOdds?: boolean;
  /** What makes no sense about settings and prizes; empty when all is well. */
  faults(settings: unknown, prizes: readonly PrizeRow[]): string[];
  /** Settings with their own dates moved by a span (ms); left out: they have none. */
  moved?(settings: Record<string, unknown>, byMs: number): Record<string, unknown>;
  /** Settings that staff wrote for a published campaign, with what it keeps of its past; left out: nothing. */
  withPast?(settings: Record<string, unknown>, change: RewrittenCampaign): Record<string, unknown>;
  /** Left out: goods are sent everywhere, for nothing. */
  delivery?(settings: Record<string, unknown>): Delivery;
}

const FREE: Delivery = { postage: 0, freeFrom: 1, notSentTo: [] };

/** The draw to which chances belong, where it is another campaign's. */
const chancesOf = CampaignSlug.optional();

/** Every engine by its name. */
export const engines: Readonly<Record<string, Engine | undefined>> = {
  invite: { settings: EditedSettings, detail: LadderTerms, faults: faultsOfInvite, withPast: keepEarlierRules },
  collect: {
    settings: CollectSettings,
    detail: CollectTerms,
    faults: faultsOfCollect,
    moved: movedCollect,
    withPast: keepItems,
  },
  draw: {
    settings: DrawSettings,
    detail: z.strictObject({ isHidden: z.boolean().optional(), isRain: z.boolean().optional(), chancesOf }),
    hasOdds: true,
    faults: faultsOfDraw,
    moved: movedLive,
    delivery: deliveryOfDraw,
  },
  exchange: { settings: ExchangeSettings, detail: ExchangeTerms, faults: faultsOfExchange },
  help: { settings: HelpSettings, detail: HelpTerms, faults: faultsOfHelp, withPast: keepGoal },
  lead: { settings: LeadSettings, detail: LeadTerms, faults: faultsOfLead },
  offer: { settings: OfferSettings, detail: z.strictObject({ offer: OfferTerms, chancesOf }), faults: faultsOfOffers },
  packet: { settings: PacketSettings, detail: null, faults: faultsOfPacket },
  poll: {
    settings: PollSettings,
    detail: PollTerms,
    faults: faultsOfPoll,
    moved: movedPoll,
    withPast: keepOptions,
  },
  quiz: {
    settings: QuizSettings,
    detail: QuizTerms,
    faults: faultsOfQuiz,
    moved: movedQuiz,
    withPast: keepMatches,
  },
  quota: { settings: QuotaSettings, detail: QuotaTerms, faults: faultsOfQuota },
  recruit: { settings: RecruitSettings, detail: null, faults: faultsOfRecruit },
  snapUp: { settings: SnapUpSettings, detail: null, faults: faultsOfSnapUp, moved: movedSessions },
  voice: { settings: VoiceSettings, detail: VoiceTerms, faults: faultsOfVoice },
};

/** How goods of a campaign are sent. */
export const deliveryOf = ({ engine, settings }: Pick<CampaignRow, 'engine' | 'settings'>): Delivery =>
  engines[engine]?.delivery?.(settings) ?? FREE;

/** Settings of a campaign that begins so much later (ms). */
export const movedSettings = (
  { engine, settings }: Pick<CampaignRow, 'engine' | 'settings'>,
  byMs: number,
): Record<string, unknown> => engines[engine]?.moved?.(settings, byMs) ?? settings;

/** Settings that staff wrote for a campaign; a published one keeps what its engine tells of its past. */
export const rewrittenSettings = (settings: Record<string, unknown>, change: RewrittenCampaign) =>
  change.before.switch === 'draft'
    ? settings
    : (engines[change.before.engine]?.withPast?.(settings, change) ?? settings);

/** Points for a parcel of so many prizes. */
export const postageOf = ({ postage, freeFrom }: Delivery, count: number): number => (count < freeFrom ? postage : 0);
