export { seedConnections } from './connections';
export { seedConsultant } from './consultant';
export { seedCouponBuyer } from './coupon-buyer';
export { DELIVERY_PERSON, seedDeliveryPerson } from './delivery-person';
export { addDeskPerson, DESK_PERSON } from './desk-person';
export { seedFinalBuyer } from './final-buyer';
export {
  addInvitedFriends,
  FORMER_PARTNER,
  INVITED_FRIENDS,
  INVITED_GUESTS,
  PARTNER_FRIENDS,
  STAFF_FRIENDS,
} from './friends';
export { addHandoverPerson } from './handover-person';
export { seedMembers } from './members';
export { people } from './people';
export { seedPeople } from './seed-people';
