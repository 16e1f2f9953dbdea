import { t } from '@lingui/core/macro';
import type { DriveFiguresData } from '@voltfront/contract';

type Told = NonNullable<DriveFiguresData['told']>;
export type DrivingType = Told['type'];

/** What a way of driving is called, and what is said of it. */
export function drivingWords(type: DrivingType): { name: string; text: string } {
  const words: Record<DrivingType, { name: string; text: string }> = {
    racer: { name: t`动感派`, text: t`一脚深踩，把推背感留给直道` },
    saver: { name: t`节能派`, text: t`能量回收用得恰到好处，每一度电都走得更远` },
    copilot: { name: t`智驾派`, text: t`把长路交给辅助驾驶，把注意力留给风景` },
    cruiser: { name: t`从容派`, text: t`不急不缓，开出自己的节奏` },
  };
  return words[type];
}

/** The best comparison of a drive in a sentence; null with nothing to compare. */
export function comparisonWords({ fasterThan, thriftierThan }: Told): string | null {
  if (fasterThan === null || thriftierThan === null) return null;
  return fasterThan >= thriftierThan ? t`加速超过 ${fasterThan}% 的试驾者` : t`比 ${thriftierThan}% 的试驾者更省电`;
}
