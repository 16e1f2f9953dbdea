export { seedConnections } from './connections';
export { people } from './people';
export { seedPeople } from './seed-people';
