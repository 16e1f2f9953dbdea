import Taro from '@tarojs/taro';

/** Mini-programs tell nothing about being idle: they get this long (ms) to finish what they are at. */
const SETTLE_MS = 600;

const SLOW: readonly string[] = ['none', '2g', '3g'];

/**
 * Runs once the page has nothing better to do, for what is fetched before anybody asks for it. Never where the
 * connection is slow. Returns what calls it off.
 */
export function inSpareTime(run: () => void): () => void {
  let isWanted = true;
  const start = ({ networkType }: { networkType: string }) => {
    if (isWanted && !SLOW.includes(networkType)) run();
  };
  const timer = setTimeout(() => void Taro.getNetworkType().then(start, () => undefined), SETTLE_MS);
  return () => {
    isWanted = false;
    clearTimeout(timer);
  };
}
