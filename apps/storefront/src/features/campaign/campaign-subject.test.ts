import { expect, test } from 'vitest';
import { campaignSubject } from './campaign-subject';

const campaign = {
  title: '点亮春天',
  artwork: { wide: '/assets/campaigns/spring.webp', tall: '/x.webp', accent: '#0a6' },
};

test('the card of a campaign’s page is called as it is and shows its picture', () => {
  const card = campaignSubject.card?.([undefined, { list: [] }, { campaign }]);
  expect(card?.title).toBe('点亮春天');
  expect(card?.imageUrl).toContain('/assets/campaigns/spring');
});

test('a page that has loaded no campaign says nothing of one', () => {
  expect(campaignSubject.card?.([undefined])).toEqual({});
  expect(campaignSubject.card?.([{ campaign: { title: '点亮春天' } }])).toEqual({});
});
