import { expect, test } from 'vitest';
import { certificateAddress, certificatePoster } from './certificate-share';

const certificate = {
  modelId: 'M1',
  modelName: '样车',
  hero: '/assets/heroes/M1.webp',
  launchAt: Date.UTC(2026, 11, 15, 12),
  orderNo: 'VO261119094628055947',
  maskedName: '欧**夏',
  cityName: '上海市',
  bookingNo: 3287,
};

test('the poster tells of the car and leads to it, and says nothing of who booked', () => {
  const link = `https://example.com${certificateAddress('M1')}`;
  const poster = certificatePoster(certificate, link);
  const drawn = JSON.stringify(poster);
  expect(drawn).toContain('我已盲订 样车');
  expect(drawn).toContain('2026年12月15日');
  expect(drawn).toContain(link);
  for (const personal of ['VO2611', '欧', '夏', '上海', '3287', '3,287']) expect(drawn).not.toContain(personal);
});

test('without links there is no poster, since its code has to lead somewhere', () => {
  expect(certificatePoster(certificate, null)).toBeUndefined();
});
