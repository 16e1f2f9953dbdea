import type { AssetPath, ModelCode } from '../../../demo/shapes';

export interface DemoBanner {
  bannerId: string;
  title: string;
  picture: AssetPath;
  /** Route inside the shop. */
  link: string;
}

export interface DemoTab {
  key: 'recommend' | 'aggregated' | 'newest' | 'selected' | 'follow';
  label: string;
  /** Model of the aggregated tab. */
  modelId: ModelCode | null;
}

export interface DemoWelfareBubble {
  title: string;
  text: string;
  picture: AssetPath;
  link: string;
}
