import { defineTexts } from '../../kernel/texts';

export const downloadTexts = defineTexts('download', {
  notListed: ['您的账号不在本轮体验名单中', 'Your account is not on the list of this trial round'],
  noPlaces: ['本轮体验名额已用完', 'All places of this trial round are taken'],
});
