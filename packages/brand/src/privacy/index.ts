export { type CarriedCall, type Carrier, carriers, countedItems, itemsCarried } from './carriers';
export { type CollectionKey, collectedItems } from './collection';
export { type KeptOnDevice, keptOnDevice, keptUnder } from './device-storage';
export { partyHosts, thirdParties } from './parties';
export { devicePermissions } from './permissions';
export {
  type CollectedItem,
  type CollectionGroup,
  type CollectionNeed,
  collectionGroups,
  type DevicePermission,
  type PartyPurpose,
  type PermissionKey,
  type PermissionWay,
  type PrivacyPlatform,
  privacyPlatforms,
  type ThirdParty,
} from './types';
export { privacyListedOn, privacyListVersion } from './version';
