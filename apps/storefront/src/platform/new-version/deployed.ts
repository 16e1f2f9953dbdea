/** Version of the storefront that the server serves now: the files that every page loads. */
const ADDRESS = '/config/version.json';

/** A build's scripts without hash are those of a development run, which is never out of date. */
const HASHED = /\.[0-9a-f]{8,}\.js$/;

/** Paths of the scripts that this page runs on. */
const runningScripts = (): string[] =>
  Array.from(document.scripts, ({ src }) => src)
    .filter(Boolean)
    .map((src) => new URL(src, window.location.href).pathname);

/** Whether scripts of the deployed version are missing among those that run. */
export function isOther(deployed: readonly string[], running: readonly string[]): boolean {
  if (!running.some((path) => HASHED.test(path))) return false;
  return deployed.some((name) => HASHED.test(name) && !running.includes(`/${name}`));
}

/** Whether the server has another version than the one that runs; null when it does not say. */
export async function isNewerDeployed(): Promise<boolean | null> {
  try {
    const answer = await fetch(`${ADDRESS}?t=${Date.now()}`, { cache: 'no-store' });
    const { data } = (await answer.json()) as { data?: { scripts?: unknown } };
    const scripts = data?.scripts;
    if (!Array.isArray(scripts) || scripts.length === 0) return null;
    return isOther(scripts.map(String), runningScripts());
  } catch {
    return null;
  }
}
