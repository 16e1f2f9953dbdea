import { shanghaiMidnight } from '@voltfront/rules/slot/slot-plan';
import { DAY_MS, HOUR_MS } from '@voltfront/rules/time';
import { fillDeep } from '../../../demo/fill';
import type { Ctx } from '../../../kernel/context';
import { type ChannelInput, defineChannel } from '../../test-drive';
import { DRIVE_RULES, driveFields } from '../../test-drive/demo';
import { type InvitationRow, insertInvitation } from '../drive-invitation.repository';

const MODELS = ['YL01', 'YLX', 'YL09'];

/** Through which letters are accepted: model and store are those of the letter. */
export function invitationChannel(): ChannelInput {
  const { model, city, store, slot, name, phone, code, consent } = driveFields(MODELS);
  return {
    code: 'invitation',
    settings: {
      title: '试驾邀请函',
      headline: '顾问邀请您试驾',
      lead: '选择一个合适的时间',
      picture: '/assets/campaigns/test-drive-event.webp',
      look: 'plain',
      accent: '#27457a',
      models: MODELS,
      isReviewed: false,
      againAfterDays: 0,
      partner: null,
      gift: null,
      promise: '顾问将与您确认到店时间',
      steps: ['携带驾驶证原件，提前 10 分钟到店', '到店后由邀请您的顾问接待'],
      rules: DRIVE_RULES,
    },
    form: {
      id: 'drive-invitation',
      version: 1,
      title: '试驾邀请函',
      submitText: '接受邀请',
      groups: [
        { title: '试驾车型', fields: [model] },
        { title: '试驾门店', fields: [city, store] },
        { title: '试驾时间', fields: [slot] },
        { title: '联系方式', fields: [name, phone, code, consent] },
      ],
    },
  };
}

/** A letter in every state. */
const LETTERS: readonly Pick<InvitationRow, 'code' | 'state' | 'surname' | 'reason'>[] = [
  { code: 'demo-letter-open', state: 'open', surname: '林', reason: '' },
  { code: 'demo-letter-accepted', state: 'accepted', surname: '陈', reason: '' },
  { code: 'demo-letter-declined', state: 'declined', surname: '', reason: '近期出差，时间不合适' },
  { code: 'demo-letter-expired', state: 'open', surname: '周', reason: '' },
];

/** The channel of letters, and a letter in every state. */
export async function seedInvitations(ctx: Ctx): Promise<void> {
  await defineChannel(ctx, fillDeep(invitationChannel()));
  const now = ctx.now();
  const midnight = shanghaiMidnight(now);
  for (const [index, letter] of LETTERS.entries()) {
    const createdAt = now - (letter.code.endsWith('expired') ? 9 : index + 1) * DAY_MS;
    const row = {
      ...letter,
      storeId: 'sh-jingan',
      consultantId: 'person-consultant',
      modelId: 'YLX',
      text: '上次您在门店看车时，对后排空间和智能驾驶很感兴趣。我为您预留了两个时段，欢迎带家人一起来体验。',
      gift: '定制车载香氛',
      slots: [midnight + 3 * DAY_MS + 15 * HOUR_MS, midnight + 5 * DAY_MS + 11 * HOUR_MS],
      driveNo: letter.state === 'accepted' ? 'TD261100000000000001' : null,
      userId: letter.state === 'accepted' ? 'person-new' : null,
      createdAt,
      updatedAt: createdAt,
      expiresAt: createdAt + 7 * DAY_MS,
    };
    await insertInvitation(ctx.db, row);
  }
}
