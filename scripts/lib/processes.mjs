import { spawn } from 'node:child_process';
import { closeSync, openSync, writeSync } from 'node:fs';
import { at } from './paths.mjs';

/** Children that have not ended; each leads a process group of its own, so that its children end with it. */
const running = new Set();
const cleanups = new Set();
let stopping = false;
let watchdog;

/** Tells the watchdog about a process group; it ends them should this process be killed. */
function tellWatchdog(line) {
  if (!watchdog) {
    watchdog = spawn(process.execPath, [at('scripts/lib/watchdog.mjs')], {
      stdio: ['pipe', 'ignore', 'ignore'],
      detached: true,
    });
    watchdog.unref();
    watchdog.stdin.unref();
  }
  watchdog.stdin.write(`${line}\n`);
}

function signalGroup(child, signal) {
  try {
    process.kill(-child.pid, signal);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}

/** True once the run is being stopped by a signal. */
export const isStopping = () => stopping;

/** Registers a clean-up for the end of the run, also after a signal; returns a function that removes it. */
export function onEnd(cleanup) {
  cleanups.add(cleanup);
  return () => cleanups.delete(cleanup);
}

/** Ends a child with its own children: by its stop signal, after `graceMs` by SIGKILL. */
export async function stop(child, graceMs = 8000) {
  if (!running.has(child)) return;
  const ended = new Promise((resolve) => child.once('close', resolve));
  const insist = setTimeout(() => signalGroup(child, 'SIGKILL'), graceMs);
  signalGroup(child, child.stopSignal);
  await ended;
  clearTimeout(insist);
}

/** Ends all children and runs the registered clean-ups. */
export async function stopEverything() {
  await Promise.all([...running].map((child) => stop(child)));
  const work = [...cleanups];
  cleanups.clear();
  await Promise.allSettled(work.map((cleanup) => cleanup()));
}

/** From now on Ctrl-C and SIGTERM end every child before the process ends with 130 or 143. */
export function endOnSignals() {
  for (const [signal, code] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ]) {
    process.on(signal, async () => {
      if (stopping) return;
      stopping = true;
      await stopEverything();
      process.exit(code);
    });
  }
}

/**
 * Removes the signal handlers and ends the watchdog, once no child is left, for the code that runs next in this
 * process.
 */
export function releaseSignals() {
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.removeAllListeners(name);
  watchdog?.stdin.end();
  watchdog = undefined;
}

/**
 * Starts a child in its own process group; it is ended with this process.
 * @param options.onText receives everything it prints; without it the output goes to this terminal.
 * @param options.stopSignal what asks it to end.
 */
export function start(command, args, { cwd, env, onText, uid, gid, stopSignal = 'SIGTERM' } = {}) {
  const stdio = onText ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'];
  const child = spawn(command, args, { cwd, env: { ...process.env, ...env }, stdio, detached: true, uid, gid });
  child.stopSignal = stopSignal;
  running.add(child);
  // A child that could not start has no process group.
  if (child.pid) tellWatchdog(`add ${child.pid} ${stopSignal}`);
  const forget = () => {
    running.delete(child);
    if (child.pid) tellWatchdog(`forget ${child.pid}`);
  };
  child.once('close', forget);
  child.once('error', forget);
  if (onText) {
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', onText);
  }
  return child;
}

/** Resolves with the exit code of a child; a signal or a failed start counts as 1. */
export function ended(child) {
  return new Promise((resolve) => {
    child.once('error', () => resolve(1));
    child.once('close', (code) => resolve(code ?? 1));
  });
}

/**
 * Runs a command to its end, its output in a log file.
 * @returns exit code and the whole output.
 */
export async function run(command, args, { logFile, onText, ...options } = {}) {
  const log = logFile ? openSync(logFile, 'a') : undefined;
  const parts = [];
  const child = start(command, args, {
    ...options,
    onText: (text) => {
      parts.push(text);
      if (log !== undefined) writeSync(log, text);
      onText?.(text);
    },
  });
  let failure = '';
  child.once('error', (error) => {
    failure = `${command}: ${error.message}\n`;
  });
  const code = await ended(child);
  if (log !== undefined) {
    if (failure) writeSync(log, failure);
    closeSync(log);
  }
  return { code, output: parts.join('') + failure };
}
