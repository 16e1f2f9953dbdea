// Ends what a killed script left behind: it is told the process groups on its input, which closes when the script dies.
import { createInterface } from 'node:readline';

const groups = new Map();

function end([group, signal]) {
  try {
    process.kill(-group, signal);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}

createInterface({ input: process.stdin })
  .on('line', (line) => {
    const [action, group, signal] = line.split(' ');
    if (action === 'add') groups.set(Number(group), signal);
    else groups.delete(Number(group));
  })
  .on('close', () => {
    for (const entry of groups) end(entry);
  });
