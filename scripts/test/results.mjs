/** Sums two results; messages and tables follow each other. */
export function add(one, other) {
  const join = (...texts) => texts.filter(Boolean).join('\n');
  return {
    passed: one.passed + other.passed,
    failed: one.failed + other.failed,
    message: join(one.failed > 0 && one.message, other.failed > 0 && other.message),
    table: join(one.table, other.table),
  };
}

/** Runs a check for each item, one after another, and sums the results; an empty list is a failure. */
export async function each(items, work) {
  if (items.length === 0) return { passed: 0, failed: 1, message: 'There is nothing to check.' };
  let total = { passed: 0, failed: 0 };
  for (const item of items) total = add(total, await work(item));
  return total;
}
