export { seedConnections } from './connections';
export { seedConsultant } from './consultant';
export { addHandoverPerson } from './handover-person';
export { seedMembers } from './members';
export { people } from './people';
export { seedPeople } from './seed-people';
