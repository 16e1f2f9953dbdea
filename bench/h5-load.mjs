/**
 * First load of the main screens under Lighthouse's mobile settings.
 * Usage: node bench/h5-load.mjs [--runs 3]
 */
import { existsSync } from 'node:fs';
import { measure, median } from './lighthouse.mjs';
import { startServer } from './server-process.mjs';
import { printTable, reportBudgets } from './table.mjs';

const screens = ['/', '/pages/car/index', '/pagesDetail/carSetting?modelId=YL01'];

/** Budgets of the first load of `/` (bench/README.md). */
const budgets = {
  simulate: {
    score: 95,
    codeKb: 100,
    totalKb: 500,
    requests: 40,
    speedIndexMs: 1500,
    lcpMs: 2500,
    tbtMs: 150,
    cls: 0.01,
  },
  devtools: { speedIndexMs: 1500, lcpMs: 2400 },
};

const runs = Number(process.argv[process.argv.indexOf('--runs') + 1]) || 3;
const chromium = [process.env.CHROMIUM_PATH, '/usr/bin/chromium', '/usr/bin/google-chrome'].find(
  (path) => path && existsSync(path),
);
if (!chromium) throw new Error('no Chromium found: install the package chromium or set CHROMIUM_PATH');

const seconds = (ms) => (ms / 1000).toFixed(2);

function findBroken(screen, throttling, result) {
  if (screen !== '/') return [];
  return Object.entries(budgets[throttling]).flatMap(([name, limit]) => {
    const isBroken = name === 'score' ? result[name] < limit : result[name] > limit;
    return isBroken ? [`${screen} (${throttling}): ${name} is ${result[name].toFixed(2)}, budget ${limit}`] : [];
  });
}

const server = await startServer();
const rows = [];
const broken = [];
try {
  for (const screen of screens) {
    // The first visit creates the resized pictures; later ones find them cached, as on a running site.
    await measure(chromium, server.origin + screen, 'simulate');
    for (const throttling of ['simulate', 'devtools']) {
      const results = [];
      for (let run = 0; run < runs; run++) results.push(await measure(chromium, server.origin + screen, throttling));
      const result = median(results);
      broken.push(...findBroken(screen, throttling, result));
      rows.push([
        screen,
        throttling === 'simulate' ? 'simulated' : 'applied',
        result.score,
        result.codeKb.toFixed(0),
        result.totalKb.toFixed(0),
        result.requests,
        seconds(result.fcpMs),
        seconds(result.speedIndexMs),
        seconds(result.lcpMs),
        result.tbtMs.toFixed(0),
        result.cls.toFixed(3),
      ]);
    }
  }
} finally {
  await server.stop();
}
console.log(`Lighthouse mobile, median of ${runs} runs`);
printTable(
  ['screen', 'throttling', 'score', 'JS+CSS kB', 'all kB', 'requests', 'FCP s', 'SI s', 'LCP s', 'TBT ms', 'CLS'],
  rows,
);
reportBudgets(broken);
