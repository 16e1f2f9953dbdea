/** Prints rows of cells in aligned columns. */
export function printTable(head, rows) {
  const cells = [head, ...rows].map((row) => row.map(String));
  const widths = head.map((_, column) => Math.max(...cells.map((row) => row[column].length)));
  const line = (row) =>
    `| ${row.map((cell, column) => (column === 0 ? cell.padEnd(widths[column]) : cell.padStart(widths[column]))).join(' | ')} |`;
  console.log(line(cells[0]));
  console.log(`|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`);
  for (const row of cells.slice(1)) console.log(line(row));
}

/** Prints broken budgets and sets the exit code. */
export function reportBudgets(broken) {
  if (broken.length === 0) {
    console.log('\nEvery budget holds.');
    return;
  }
  console.log(`\nBroken budgets:\n${broken.map((text) => `  - ${text}`).join('\n')}`);
  process.exitCode = 1;
}
