export { reportStep } from './report-step';
export { seedReports, seedReportsOf } from './seed-reports';
