export { seedConnections } from './connections';
export { seedConsultant } from './consultant';
export { seedFinalBuyer } from './final-buyer';
export { seedMembers } from './members';
export { people } from './people';
export { seedPeople } from './seed-people';
