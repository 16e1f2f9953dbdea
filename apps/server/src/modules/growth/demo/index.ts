export { seedBenefits } from './benefits';
export { seedMembers } from './members';
