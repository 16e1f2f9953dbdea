/**
 * Prints rules with their breaches, then how many hold (the line the test run counts), and sets the exit code.
 * @param rules `{ name, breaches: string[] }` each.
 */
export function reportRules(rules) {
  for (const { name, breaches } of rules) {
    console.log(`${breaches.length === 0 ? '✓' : '✗'} ${name}`);
    for (const breach of breaches) console.log(`    ${breach}`);
  }
  const failed = rules.filter(({ breaches }) => breaches.length > 0).length;
  console.log(`${rules.length - failed} passed, ${failed} failed`);
  if (failed > 0) process.exitCode = 1;
}
