import type { Ctx } from '../../kernel/context';
import type { EventMap } from '../../kernel/jobs';
import { sendMessage } from './send-message';

export function tellExpiringPoints(ctx: Ctx, event: EventMap['PointsExpiring']) {
  const { accountId, points, expiresAt } = event;
  const params = { points, expiresAt };
  return sendMessage(ctx, { accountId, template: 'points.expiring', eventKey: String(expiresAt), params });
}

export function tellMissedCheckIn(ctx: Ctx, event: EventMap['CheckInReminderDue']) {
  const { accountId, day, streakDays, points } = event;
  const template = streakDays > 0 ? 'checkIn.continue' : 'checkIn.begin';
  return sendMessage(ctx, { accountId, template, eventKey: day, params: { streakDays, points } });
}

export function tellAnswer(ctx: Ctx, event: EventMap['CommentAnswered']) {
  const { accountId, articleId, commentId, nickname, text } = event;
  const params = { articleId, commentId, nickname, text };
  return sendMessage(ctx, { accountId, template: 'comment.answered', eventKey: commentId, params });
}

export function tellTakenBack(ctx: Ctx, event: EventMap['PointsTakenBack']) {
  const { accountId, orderNo, points, used } = event;
  return sendMessage(ctx, {
    accountId,
    template: 'points.takenBack',
    eventKey: orderNo,
    params: { points, used, orderNo },
  });
}

export function tellWriting(ctx: Ctx, event: EventMap['WritingDecided']) {
  const { accountId, writingId, title, outcome, reason, points, at } = event;
  const template = `writing.${outcome}`;
  const params = { writingId, title, reason, points };
  return sendMessage(ctx, { accountId, template, eventKey: `${writingId}-${at}`, params });
}

/** Staff took down what somebody published. */
export function tellTakenDown(ctx: Ctx, event: EventMap['ContentTakenDown']) {
  const { accountId, kind, targetId, title, reason, at } = event;
  // An article without states of its own is told of as the others are.
  const template = kind === 'article' ? 'writing.takenDown' : `${kind}.takenDown`;
  return sendMessage(ctx, { accountId, template, eventKey: `${targetId}-${at}`, params: { title, reason } });
}

/** Staff decided about what the person reported. */
export function tellReportDecided(ctx: Ctx, event: EventMap['ReportDecided']) {
  const { accountId, itemId, title, outcome, at } = event;
  const template = `report.${outcome}`;
  return sendMessage(ctx, { accountId, template, eventKey: `${itemId}-${at}`, params: { title } });
}

export function tellPacketEmptied(ctx: Ctx, { accountId, packetId, points, shares }: EventMap['PacketEmptied']) {
  const params = { packetId, points, shares };
  return sendMessage(ctx, { accountId, template: 'packet.emptied', eventKey: packetId, params });
}

export function tellPacketReturned(ctx: Ctx, { accountId, packetId, points }: EventMap['PacketReturned']) {
  return sendMessage(ctx, { accountId, template: 'packet.returned', eventKey: packetId, params: { packetId, points } });
}

/** A prize was taken back, since the order that it was for was refunded. */
export function tellAwardTakenBack(ctx: Ctx, event: EventMap['AwardTakenBack']) {
  const { accountId, awardId, prize, campaign, ofPoints, points, used } = event;
  const template = ofPoints ? 'award.pointsTakenBack' : 'award.takenBack';
  const params = { prize, campaign, points, used };
  return sendMessage(ctx, { accountId, template, eventKey: awardId, params });
}

/** A prize was drawn among the voters of a poll. */
export function tellPollPrize(ctx: Ctx, { accountId, awardId, prize, campaign }: EventMap['PollPrizeWon']) {
  return sendMessage(ctx, { accountId, template: 'poll.won', eventKey: awardId, params: { prize, campaign } });
}

/** A prize was won in the draw among people who collected everything. */
export function tellCollectPrize(ctx: Ctx, { accountId, awardId, prize, campaign }: EventMap['CollectPrizeWon']) {
  return sendMessage(ctx, { accountId, template: 'collect.won', eventKey: awardId, params: { prize, campaign } });
}

/** Staff decided about an application of a creator. */
export function tellCreatorDecided(ctx: Ctx, event: EventMap['CreatorDecided']) {
  const { accountId, applicationId, slug, campaign, outcome, creatorNo, reason } = event;
  const params = { slug, campaign, creatorNo, reason };
  return sendMessage(ctx, { accountId, template: `creator.${outcome}`, eventKey: applicationId, params });
}

/** Friends helped so far that a prize can be claimed. */
export function tellHelpReached(ctx: Ctx, event: EventMap['HelpStepReached']) {
  const { accountId, teamId, at, prize, campaign, slug, hasMap } = event;
  const params = { prize, campaign, slug };
  const template = hasMap ? 'help.lit' : 'help.reached';
  return sendMessage(ctx, { accountId, template, eventKey: `${teamId}:${at}`, params });
}

/** A campaign has begun that the person wants to be told of. */
export function tellCampaignStarted(ctx: Ctx, { accountId, slug, code, title }: EventMap['CampaignStarted']) {
  return sendMessage(ctx, { accountId, template: 'campaign.started', eventKey: slug, params: { code, title } });
}

/** A broadcast begins of which the person wants to be reminded. */
export function tellLiveSoon(ctx: Ctx, { accountId, slug, title, startsAt }: EventMap['LiveSoon']) {
  return sendMessage(ctx, {
    accountId,
    template: 'live.soon',
    eventKey: `${slug}:${startsAt}`,
    params: { slug, title, startsAt },
  });
}

/** A live room of Channels opens of which the person wants to be told. */
export function tellChannelsLive(ctx: Ctx, { accountId, itemId, title, startsAt }: EventMap['ChannelsLiveSoon']) {
  const params = { itemId, title, startsAt };
  return sendMessage(ctx, { accountId, template: 'channels.soon', eventKey: `${itemId}:${startsAt}`, params });
}

export function tellRoundDue(ctx: Ctx, { accountId, packetId, title, opensAt }: EventMap['PacketRoundDue']) {
  const params = { packetId, title, opensAt };
  return sendMessage(ctx, { accountId, template: 'packet.roundDue', eventKey: `${packetId}:${opensAt}`, params });
}
