import { isStopping } from './processes.mjs';
import { duration } from './text.mjs';

const PLAIN_EVERY_MS = 10_000;
const TICK_MS = 250;
const BAR = 20;

function bar(fraction) {
  const full = Math.round(fraction * BAR);
  return `${'█'.repeat(full)}${'░'.repeat(BAR - full)} ${String(Math.round(fraction * 100)).padStart(3)} %`;
}

/**
 * Progress display: one line per step with number, bar and seconds. Rewrites the line on a terminal; elsewhere it
 * prints a line at the start, every ten seconds and at the end.
 */
export function createSteps(total) {
  let number = 0;
  const live = Boolean(process.stdout.isTTY);
  const head = (title) => `[${number}/${total}] ${title}`;
  const draw = (text) => process.stdout.write(`\r\x1b[2K${text}`);

  /** Runs a step. `work` gets `report(fraction, note)`; what it returns is shown at the end of the line. */
  async function step(title, work) {
    number += 1;
    const from = Date.now();
    const state = { fraction: undefined, note: '' };
    const line = () =>
      [head(title), state.fraction === undefined ? '' : bar(state.fraction), duration(Date.now() - from), state.note]
        .filter(Boolean)
        .join('  ');
    if (live) draw(line());
    let printedAt = from;
    const timer = setInterval(() => {
      if (live) return draw(line());
      if (Date.now() - printedAt < PLAIN_EVERY_MS) return;
      printedAt = Date.now();
      console.log(`      … ${line()}`);
    }, TICK_MS);
    if (!live) console.log(head(title));
    try {
      const result = await work((fraction, note = '') =>
        Object.assign(state, { fraction: Math.min(1, fraction), note }),
      );
      finish(`✓ ${head(title)}  ${result ?? duration(Date.now() - from)}`);
    } catch (error) {
      finish(`✗ ${head(title)}  ${isStopping() ? 'stopped' : 'failed'} after ${duration(Date.now() - from)}`);
      throw error;
    } finally {
      clearInterval(timer);
    }
  }

  function finish(text) {
    if (live) draw('');
    console.log(text);
  }

  /** Prints the line of a step whose work is done by other code. */
  function announce(title) {
    number += 1;
    console.log(head(title));
  }

  return { step, announce };
}
