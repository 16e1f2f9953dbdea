import type { z } from 'zod';
import { account } from './account';
import { accountManage } from './account-manage';
import { activity } from './activity';
import { activityDesk } from './activity-desk';
import { address } from './address';
import { analytics } from './analytics';
import { association } from './association';
import { audit } from './audit';
import { campaign } from './campaign';
import { campaignCode } from './campaign-code';
import { campaignCollect } from './campaign-collect';
import { campaignDesk } from './campaign-desk';
import { campaignDraw } from './campaign-draw';
import { campaignExchange } from './campaign-exchange';
import { campaignFellow } from './campaign-fellow';
import { campaignHelp } from './campaign-help';
import { campaignInviteSteps } from './campaign-invite-steps';
import { campaignLead } from './campaign-lead';
import { campaignLive } from './campaign-live';
import { campaignOffer } from './campaign-offer';
import { campaignPacket } from './campaign-packet';
import { campaignPartner } from './campaign-partner';
import { campaignPoll } from './campaign-poll';
import { campaignQuiz } from './campaign-quiz';
import { campaignQuota } from './campaign-quota';
import { campaignRecruit } from './campaign-recruit';
import { campaignRoom } from './campaign-room';
import { campaignSnapUp } from './campaign-snap-up';
import { campaignStaff } from './campaign-staff';
import { campaignVoice } from './campaign-voice';
import { captcha } from './captcha';
import { care } from './care';
import { catalogueDesk } from './catalogue';
import { catalogueTextsDesk } from './catalogue-texts';
import { celebration } from './celebration';
import { channels } from './channels';
import { chat } from './chat';
import { community } from './community';
import { coordinate } from './coordinate';
import { coupon } from './coupon';
import { customerDesk } from './customer-desk';
import type { Endpoint } from './define';
import { download } from './download';
import { driveDesk } from './drive-desk';
import { driveEvent } from './drive-event';
import { driveFigures } from './drive-figures';
import { driveGift } from './drive-gift';
import { driveInvitation } from './drive-invitation';
import { drivePackage } from './drive-package';
import { finalPayment } from './final-payment';
import { finance } from './finance';
import { form } from './form';
import { growth } from './growth';
import { home } from './home';
import { honour } from './honour';
import { inspection } from './inspection';
import { insurance } from './insurance';
import { invoice } from './invoice';
import { layout } from './layout';
import { layoutDesk } from './layout-desk';
import { letter } from './letter';
import { logistics } from './logistics';
import { message } from './message';
import { moderation } from './moderation';
import { order } from './order';
import { orderChange } from './order-change';
import { orderCoupon } from './order-coupon';
import { orderNotice } from './order-notice';
import { ownedCar } from './owned-car';
import { payment } from './payment';
import { paymentStaff } from './payment-staff';
import { pickup } from './pickup';
import { place } from './place';
import { platformAccount } from './platform-account';
import { points } from './points';
import { privacy } from './privacy';
import { profile } from './profile';
import { recommend } from './recommend';
import { reconciliation } from './reconciliation';
import { refund } from './refund';
import { restaurant } from './restaurant';
import { reward } from './reward';
import { risk } from './risk';
import { search } from './search';
import { searchDesk } from './search-desk';
import { selfPlay } from './self-play';
import { shortLink } from './short-link';
import { show } from './show';
import { showcase } from './showcase';
import { staff } from './staff';
import { staffOrders } from './staff-orders';
import { stock } from './stock';
import { store } from './store';
import { storeDesk } from './store-desk';
import { story } from './story';
import { subscription } from './subscription';
import { system } from './system';
import { testDrive } from './test-drive';
import { tradeIn } from './trade-in';
import { upload } from './upload';
import { vehicle } from './vehicle';
import { vehicleModel } from './vehicle-model';
import { vote } from './vote';
import { voteDesk } from './vote-desk';
import { webToken } from './web-token';
import { whitePaper } from './white-paper';
import { whitePaperDesk } from './white-paper-desk';
import { writing } from './writing';

/** Every call of the product, by method and path. */
export const endpoints = {
  ...account,
  ...accountManage,
  ...activity,
  ...activityDesk,
  ...address,
  ...points,
  ...growth,
  ...honour,
  ...insurance,
  ...coordinate,
  ...coupon,
  ...analytics,
  ...association,
  ...audit,
  ...campaign,
  ...campaignCode,
  ...campaignDesk,
  ...campaignDraw,
  ...campaignLive,
  ...celebration,
  ...channels,
  ...showcase,
  ...campaignLead,
  ...campaignFellow,
  ...campaignOffer,
  ...recommend,
  ...campaignInviteSteps,
  ...campaignPacket,
  ...campaignRecruit,
  ...campaignRoom,
  ...campaignSnapUp,
  ...campaignPartner,
  ...campaignExchange,
  ...campaignCollect,
  ...campaignHelp,
  ...campaignPoll,
  ...campaignQuiz,
  ...campaignQuota,
  ...campaignStaff,
  ...campaignVoice,
  ...captcha,
  ...catalogueDesk,
  ...catalogueTextsDesk,
  ...care,
  ...chat,
  ...community,
  ...customerDesk,
  ...download,
  ...driveDesk,
  ...driveEvent,
  ...driveFigures,
  ...driveGift,
  ...driveInvitation,
  ...drivePackage,
  ...finalPayment,
  ...finance,
  ...form,
  ...home,
  ...inspection,
  ...layout,
  ...layoutDesk,
  ...letter,
  ...logistics,
  ...invoice,
  ...message,
  ...order,
  ...orderChange,
  ...orderCoupon,
  ...orderNotice,
  ...ownedCar,
  ...payment,
  ...paymentStaff,
  ...pickup,
  ...place,
  ...platformAccount,
  ...privacy,
  ...profile,
  ...restaurant,
  ...reward,
  ...reconciliation,
  ...refund,
  ...risk,
  ...search,
  ...searchDesk,
  ...selfPlay,
  ...shortLink,
  ...show,
  ...staff,
  ...staffOrders,
  ...stock,
  ...store,
  ...storeDesk,
  ...story,
  ...subscription,
  ...system,
  ...testDrive,
  ...tradeIn,
  ...upload,
  ...vote,
  ...voteDesk,
  ...vehicle,
  ...vehicleModel,
  ...webToken,
  ...whitePaper,
  ...whitePaperDesk,
  ...writing,
  ...moderation,
};

export type Endpoints = typeof endpoints;
export type EndpointKey = keyof Endpoints;

type Part<K extends EndpointKey, P extends 'query' | 'body' | 'reply'> =
  Endpoints[K] extends Record<P, infer S extends z.ZodType> ? S : never;

/** What a handler receives: parsed, defaults filled in. */
export type QueryOf<K extends EndpointKey> = [Part<K, 'query'>] extends [never]
  ? undefined
  : z.output<Part<K, 'query'>>;
export type BodyOf<K extends EndpointKey> = [Part<K, 'body'>] extends [never] ? undefined : z.output<Part<K, 'body'>>;
/** What a caller sends: fields with defaults may be left out. */
export type QueryInputOf<K extends EndpointKey> = [Part<K, 'query'>] extends [never]
  ? undefined
  : z.input<Part<K, 'query'>>;
export type BodyInputOf<K extends EndpointKey> = [Part<K, 'body'>] extends [never]
  ? undefined
  : z.input<Part<K, 'body'>>;
export type ReplyOf<K extends EndpointKey> = z.output<Part<K, 'reply'>>;

/** Endpoints that answer with a page of a list. */
export type ListKey = {
  [K in EndpointKey]: ReplyOf<K> extends { items: unknown[]; nextCursor: string | null } ? K : never;
}[EndpointKey];

/** One row, seen without its literal type. */
export const endpointOf = (key: EndpointKey): Endpoint => endpoints[key];
