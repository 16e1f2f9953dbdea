import { readFileSync } from 'node:fs';
import vm from 'node:vm';

const scripts = new Map<string, vm.Script>();

/**
 * A file of a build as a function of its module's names, compiled once: every start of a mini-program runs the same compiled
 * file in a world of its own.
 */
export function scriptOf(file: string): vm.Script {
  const known = scripts.get(file);
  if (known) return known;
  const source = readFileSync(file, 'utf8');
  const script = new vm.Script(`(function(require,module,exports,global,window,document,process){${source}\n})`, {
    filename: file,
  });
  scripts.set(file, script);
  return script;
}
