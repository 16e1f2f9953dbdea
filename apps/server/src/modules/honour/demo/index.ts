export { krOfMember } from './kr-history';
export { seedExperiences } from './seed-experiences';
