export { seedConsultant } from './consultant';
export { people } from './people';
export { seedPeople } from './seed-people';
