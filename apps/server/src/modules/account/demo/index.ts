export { seedConnections } from './connections';
export { seedConsultant } from './consultant';
export { DELIVERY_PERSON, seedDeliveryPerson } from './delivery-person';
export { addDeskPerson, DESK_PERSON } from './desk-person';
export { seedFinalBuyer } from './final-buyer';
export { addHandoverPerson } from './handover-person';
export { seedMembers } from './members';
export { people } from './people';
export { seedPeople } from './seed-people';
