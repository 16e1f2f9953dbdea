// Migrations are only added: databases of customers have run the released ones.
import { missingSql, recordBreaches, releaseBreaches, strayFiles } from '../lib/migrations.mjs';
import { reportRules } from './report.mjs';

/** The SQL that is missing, or why it could not be determined. */
function missing() {
  try {
    return missingSql().trim().split('\n').filter(Boolean);
  } catch (error) {
    return [error.message];
  }
}

reportRules([
  { name: 'released migrations are as they were', breaches: recordBreaches() },
  { name: 'every file of the migrations is in their journal', breaches: strayFiles() },
  { name: 'the databases of releases are kept for the tests', breaches: releaseBreaches() },
  { name: 'the tables in code are those of the migrations (else: npm run db:migration)', breaches: missing() },
]);
