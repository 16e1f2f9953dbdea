import { expect, it } from 'vitest';
import { activityTexts } from './activity-words';
import { campaignTexts } from './campaign-words';
import { carTexts } from './cars';
import { catalogueRoomTexts } from './catalogue-room';
import { channelTexts } from './channel-words';
import { handoverTexts } from './handover';
import { moneyTexts } from './money';
import { peopleTexts } from './people';
import { reportTexts } from './report-words';
import { storeTexts } from './store-words';
import { writingTexts } from './writing-words';

it('no two rooms have a text of one name, of which one would be lost', () => {
  const names = [
    activityTexts,
    campaignTexts,
    carTexts,
    catalogueRoomTexts,
    channelTexts,
    handoverTexts,
    moneyTexts,
    peopleTexts,
    reportTexts,
    storeTexts,
    writingTexts,
  ].flatMap(Object.keys);
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
});
