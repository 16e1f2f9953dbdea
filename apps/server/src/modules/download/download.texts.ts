import { defineTexts } from '../../kernel/texts';

export const downloadTexts = defineTexts('download', {
  notListed: ['您的账号不在本轮体验名单中', 'Your account is not on the list of this trial round'],
  noSeats: ['本轮体验名额已用完', 'All seats of this trial round are taken'],
  title: [({ app }: { app: string }) => `下载${app}`, ({ app }) => `Download ${app}`],
});
