import type { LayoutKindData } from '@voltfront/contract';
import type { AssetPath } from '../../../demo/shapes';
import type { Settings } from '../fill-block';

/** A block of a demo page; days count from loading, and leave out both ends of an open period. */
export type DemoBlock = Settings & { title: string; fromDay?: number; toDay?: number };

export interface DemoPage {
  kind: LayoutKindData;
  slug: string;
  title: string;
  text: string;
  picture: AssetPath;
  /** Name of a film of the demo, such as `light`. */
  film?: string;
  isPublished: boolean;
  blocks: readonly DemoBlock[];
}

export interface DemoCampaign {
  campaignId: string;
  title: string;
  text: string;
  picture: AssetPath;
  link: string;
  platforms: string[] | null;
  startDay: number;
  endDay: number;
}

/** A picture with its words and its way. */
export const link = (title: string, picture: AssetPath, to: string) => ({ title, picture, link: to });
/** The same with a second line. */
export const card = (title: string, text: string, picture: AssetPath, to: string) => ({
  ...link(title, picture, to),
  text,
});

export const articlePage = (id: string): string => `/pagesCommunity/article/index?id=${id}`;
export const activityPage = (id: string): string => `/pagesCommunity/activity/index?id=${id}`;
