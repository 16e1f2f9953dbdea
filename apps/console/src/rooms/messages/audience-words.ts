import { platformWords } from '../../texts/people-words';
import type { useTexts } from '../../texts/texts';
import type { ItemOf } from '../../ui/resource-table';

type Filter = ItemOf<'GET /api/mpaccount/v1/staff/messages'>['filter'];

/** An audience in words. */
export function sayAudience({ t, say }: ReturnType<typeof useTexts>, filter: Filter): string {
  if (!filter) return '–';
  const { group, minLevel, modelId, cityCode, platform, inactiveDays } = filter;
  return [
    t(group === 'owners' ? 'owners' : 'allPeople'),
    minLevel === undefined ? '' : `${t('minLevel')} ${minLevel}`,
    modelId === undefined ? '' : `${t('model')} ${modelId}`,
    cityCode === undefined ? '' : `${t('city')} ${cityCode}`,
    platform === undefined ? '' : say(platformWords[platform]),
    inactiveDays === undefined ? '' : `${t('inactiveDays')} ${inactiveDays}`,
  ]
    .filter(Boolean)
    .join(' · ');
}
