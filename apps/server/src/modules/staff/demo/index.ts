export { seedStaff } from './seed-staff';
export { showDemoStaff } from './show-demo-staff';
export { demoStaff } from './staff';
