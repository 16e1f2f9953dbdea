import type { PlatformCode } from '@voltfront/contract/headers';
import type { TemplateFields } from './types';

/** Field names of new templates, where no others are set. */
export const templateFields: Partial<Record<PlatformCode, TemplateFields>> = {
  MINI: { title: 'thing1', body: 'thing2', time: 'time3' },
  MINI_ALIPAY: { title: 'keyword1', body: 'keyword2', time: 'keyword3' },
  MINI_DOUYIN: { title: '事项', body: '说明', time: '时间' },
};
