import { duration, table } from '../lib/text.mjs';

/** Prints the result of every step, then alone on the last line: `N passed, N failed`. */
export function printSummary(results, ms) {
  const sum = (field) => results.reduce((total, result) => total + result[field], 0);
  const rows = results.map(({ title, passed, failed, ms: took }) => [
    failed > 0 ? '✗' : '✓',
    title,
    passed,
    failed,
    duration(took),
  ]);
  console.log(`\n${table([['', 'check', 'passed', 'failed', 'time'], ...rows])}`);
  console.log(`\n${duration(ms)} in all. Logs: .cache/test-logs`);
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
}
