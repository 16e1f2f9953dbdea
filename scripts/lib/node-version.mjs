/** Oldest Node.js the project runs on. */
const NEEDED = [20, 19];

/** Ends the process with one clear line when Node.js is too old. */
export function checkNodeVersion() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > NEEDED[0] || (major === NEEDED[0] && minor >= NEEDED[1])) return;
  console.error(`Node.js ${NEEDED.join('.')} or newer is needed, this is ${process.versions.node}.`);
  process.exit(1);
}
