export * from './account';
export type { ActivityData, OwnSignUpData, TweetData } from './activity';
export * from './analytics';
export type { AssociationData, BindingData, BindingOfStaffData } from './association';
export type { AwardData, StaffParcelData } from './campaign';
export type { CampaignCodeData } from './campaign-code';
export * from './campaign-collect';
export type { CampaignDraftData, CampaignOfStaffData, StaffCampaignData } from './campaign-desk';
export type { PickupPlaceData } from './campaign-draw';
export * from './campaign-draw';
export {
  type ExchangeData,
  type ExchangeRewardData,
  ExchangeSettings,
  ExchangeTerms,
  type ExchangeTicketsData,
} from './campaign-exchange';
export type { FellowData } from './campaign-fellow';
export * from './campaign-help';
export type { InviteGiftData, InviteStepsData } from './campaign-invite-steps';
export * from './campaign-lead';
export type { LiveData, LiveTask } from './campaign-live';
export * from './campaign-offer';
export * from './campaign-packet';
export {
  CUSTOMER_STATES,
  type PartnerCustomerData,
  type PartnerData,
  PartnerTerms,
  type PartnerTermsData,
} from './campaign-partner';
export * from './campaign-poll';
export * from './campaign-quiz';
export {
  FAMILY_RELATIONS,
  type QuotaData,
  type QuotaGiftData,
  type QuotaGiftViewData,
  QuotaSettings,
  QuotaTerms,
  type QuotaValueData,
} from './campaign-quota';
export * from './campaign-recruit';
export type { StaffRoundData } from './campaign-room';
export { type CampaignData, type CampaignPrizeData, CampaignSlug } from './campaign-shapes';
export * from './campaign-snap-up';
export type { StaffDriveData, StaffFriendData, StaffPlaceData } from './campaign-staff';
export * from './campaign-voice';
export * from './captcha';
export type { CareData } from './care';
export {
  type CelebrationCardData,
  type CelebrationData,
  CelebrationSettings,
  type CelebrationSettingsData,
} from './celebration';
export type { ChannelsItemData } from './channels';
export * from './chat';
export * from './common';
export * from './community';
export type { CoordinateData, OwnCoordinateData } from './coordinate';
export * from './define';
export * from './download';
export { type DriveEventData, DriveEventSettings, type DriveEventSettingsData } from './drive-event';
export type { DriveFiguresData } from './drive-figures';
export type { DriveGiftsData } from './drive-gift';
export type { DriveInvitationData } from './drive-invitation';
export type { DrivePackageData, PackageTargetData } from './drive-package';
export * from './endpoints';
export * from './errors';
export * from './final-payment';
export * from './finance';
export * from './form';
export * from './form-definition';
export * from './growth';
export * from './headers';
export * from './home';
export * from './honour';
export * from './inspection';
export * from './invoice';
export * from './layout';
export type { LetterData } from './letter';
export * from './logistics';
export * from './order';
export * from './order-change';
export type { OrderNoticeData } from './order-notice';
export type { OwnedCarData } from './owned-car';
export * from './payment';
export * from './permissions';
export * from './place';
export * from './platform-account';
export * from './privacy';
export * from './recommend';
export { EarlierRules, InviteSettings, type PosterThemes } from './recommend-shapes';
export * from './refund';
export * from './refund-shapes';
export type { RestaurantData, TableBookingData } from './restaurant';
export * from './reward';
export * from './risk';
export * from './risk-calls';
export * from './search';
export * from './short-link';
export { type ShowData, ShowSettings, type ShowSettingsData, type ShowVisitData } from './show';
export type { ShowcaseCarData, ShowcaseSourceData } from './showcase';
export * from './staff';
export * from './staff-orders';
export * from './stock';
export type { StoreCardData, StorePageData, StorePictureData } from './store';
export * from './story';
export * from './subscription';
export * from './system';
export * from './test-drive';
export * from './test-drive-channel';
export * from './trade-in';
export * from './types';
export * from './upload';
export * from './vehicle';
export * from './vehicle-model';
export type { VoteData } from './vote';
export * from './white-paper';
