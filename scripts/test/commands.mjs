import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { at } from '../lib/paths.mjs';
import { run } from '../lib/processes.mjs';
import { lastLines, plain } from '../lib/text.mjs';

const TAIL = 60;
const processors = availableParallelism();
/** Half of the processors, since another step runs at the same time. */
const halfOfThem = Math.max(1, Math.floor(processors / 2));

const logOf = (context, id) => join(context.logs, `${id}.log`);

/** Runs a command that passes or fails as a whole. */
export async function command(context, id, program, args, options = {}) {
  const { code, output } = await run(program, args, {
    cwd: at(),
    ...options,
    env: { ...context.env, ...options.env },
    logFile: logOf(context, id),
  });
  return code === 0
    ? { passed: 1, failed: 0, output }
    : { passed: 0, failed: 1, output, message: lastLines(output, TAIL) };
}

/** Runs one of our checks, which end with `N passed, N failed`. */
export async function check(context, id, script) {
  const result = await command(context, id, process.execPath, [at('scripts/checks', script)]);
  const sum = /(\d+) passed, (\d+) failed\s*$/.exec(result.output);
  if (!sum) return result;
  return { passed: Number(sum[1]), failed: Number(sum[2]), message: result.output.replace(/^✓.*\n/gm, '').trimEnd() };
}

/** Runs node:test files. */
export async function nodeTests(context, id, files) {
  const result = await command(context, id, process.execPath, ['--test', '--test-reporter=spec', ...files]);
  const count = (word) => Number(new RegExp(`^ℹ ${word} (\\d+)`, 'm').exec(plain(result.output))?.[1] ?? 0);
  const failed = count('fail') + count('cancelled') + count('skipped') + count('todo');
  return { passed: count('pass'), failed: failed || result.failed, message: result.message };
}

/** Names of failed tests, and of files that could not be loaded. */
function failuresOf(report) {
  return report.testResults.flatMap((file) => {
    const wrong = file.assertionResults
      .filter(({ status }) => status !== 'passed')
      .map(({ fullName, status }) => `${fullName} (${status})`);
    const broken = file.status === 'failed' && wrong.length === 0 ? [`could not run: ${file.message ?? ''}`] : [];
    return [...wrong, ...broken].map((text) => `${file.name.replace(`${at()}/`, '')}: ${text.trim()}`);
  });
}

/**
 * Reads vitest's JSON report. A test that was skipped counts as failed, and so does a file that could not run;
 * a run that failed without a failed test (an unhandled error, say) counts as one failure.
 */
export function vitestResult(reportFile, { code, output }) {
  if (!existsSync(reportFile)) return { passed: 0, failed: 1, message: lastLines(output, TAIL) };
  const report = JSON.parse(readFileSync(reportFile, 'utf8'));
  const failures = failuresOf(report);
  const failed = failures.length || (code === 0 && report.numPassedTests > 0 ? 0 : 1);
  return {
    passed: report.numPassedTests,
    failed,
    message: [...failures.slice(0, 40), '', lastLines(output, TAIL)].join('\n'),
  };
}

const reportArgs = (reportFile) => ['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`];

/** Runs the vitest suite of a folder, on all processors where it runs `alone`; `env` and `args` go to vitest. */
export async function vitest(context, id, folder, { env = {}, args = [], alone = false } = {}) {
  const reportFile = join(context.logs, `${id}.json`);
  const all = [
    at('node_modules/vitest/vitest.mjs'),
    'run',
    `--maxWorkers=${alone ? processors : halfOfThem}`,
    ...reportArgs(reportFile),
    ...args,
  ];
  const ended = await run(process.execPath, all, {
    cwd: at(folder),
    env: { ...context.env, ...env },
    logFile: logOf(context, id),
  });
  return vitestResult(reportFile, ended);
}

/** Runs a package's own npm script; a package without it fails, nothing is skipped in silence. */
export async function workspaceTests(context, id, folder, script) {
  const manifest = JSON.parse(readFileSync(at(folder, 'package.json'), 'utf8'));
  const text = manifest.scripts?.[script];
  if (!text) return { passed: 0, failed: 1, message: `${folder}/package.json has no script "${script}".` };
  const reportFile = join(context.logs, `${id}.json`);
  const args = [
    'run',
    script,
    '-w',
    manifest.name,
    ...(text.includes('vitest') ? ['--', ...reportArgs(reportFile)] : []),
  ];
  const ended = await run('npm', args, { cwd: at(), env: context.env, logFile: logOf(context, id) });
  if (text.includes('vitest')) return vitestResult(reportFile, ended);
  const count = (word) => Number(new RegExp(`^(?:ℹ|#) ${word} (\\d+)`, 'm').exec(plain(ended.output))?.[1] ?? 0);
  const failed = count('fail') + count('cancelled') + count('skipped') + count('todo') || (ended.code === 0 ? 0 : 1);
  return { passed: count('pass') || (failed === 0 ? 1 : 0), failed, message: lastLines(ended.output, TAIL) };
}
