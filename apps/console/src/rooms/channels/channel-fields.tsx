import type { BodyInputOf } from '@voltfront/contract';
import type { FormDefinition } from '@voltfront/rules/form/form-types';
import { Checkbox, DatePicker, Form, Input, InputNumber, Select } from 'antd';
import type { Dayjs } from 'dayjs';
import { call } from '../../api/call';
import type { TextKey } from '../../texts/catalogue';
import { lookWords } from '../../texts/channel-words';
import { useTexts } from '../../texts/texts';
import { PictureItem, pickerOf, sameMinute } from '../../ui/event-fields';
import { FormEditor } from '../../ui/form-editor/form-editor';
import { momentOf } from '../../ui/moments';
import type { Submitted } from '../../ui/reason-dialog';
import styles from './channels.module.css';
import { type Channel, PhonePreview, type Settings } from './phone-preview';

const SAVE = 'POST /api/mpmkt/v1/staff/testDrive/channel/save';
type Rule = Settings['rules'][number];

/** Rules as a text: a paragraph each, its first line the title. */
const rulesText = (rules: readonly Rule[]): string => rules.map(({ title, text }) => `${title}\n${text}`).join('\n\n');

function rulesOf(text: string): Rule[] {
  const paragraphs = text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '');
  return paragraphs.map((paragraph) => {
    const [title = '', ...rest] = paragraph.trim().split('\n');
    return { title, text: rest.join('\n') };
  });
}

/** A channel as the fields take it. */
export function channelValues({ settings, form, startsAt, endsAt }: Channel): Record<string, unknown> {
  return {
    ...settings,
    partnerName: settings.partner?.name ?? '',
    partnerNote: settings.partner?.note ?? '',
    giftTitle: settings.gift?.title ?? '',
    giftNote: settings.gift?.note ?? '',
    rules: rulesText(settings.rules),
    form,
    startsAt: startsAt === null ? null : pickerOf(startsAt),
    endsAt: endsAt === null ? null : pickerOf(endsAt),
  };
}

/** Settings that the fields say; what they do not know stays as it was. */
function settingsOf(before: Settings, fields: Record<string, unknown>): Settings {
  const text = (name: string) => String(fields[name] ?? '');
  const pair = (name: string, note: string) => (text(name) === '' ? null : { name: text(name), note: text(note) });
  const gift = pair('giftTitle', 'giftNote');
  return {
    ...before,
    title: text('title'),
    headline: text('headline'),
    lead: text('lead'),
    picture: text('picture'),
    look: fields.look as Settings['look'],
    accent: text('accent'),
    models: (fields.models as string[] | undefined) ?? [],
    isReviewed: fields.isReviewed === true,
    againAfterDays: Number(fields.againAfterDays ?? 0),
    partner: pair('partnerName', 'partnerNote'),
    gift: gift && { title: gift.name, note: gift.note },
    promise: text('promise'),
    steps: (fields.steps as string[] | undefined) ?? [],
    rules: rulesOf(text('rules')),
  };
}

const moment = (before: number | null, day: unknown): number | null =>
  day ? sameMinute(before ?? undefined, momentOf(day as Dayjs)) : null;

/** Saves a channel, or a copy of it under another code. */
export function saveChannel(channel: Channel, { fields, reason, idempotencyKey }: Submitted, code?: string) {
  const body: BodyInputOf<typeof SAVE> = {
    code: code ?? channel.code,
    isNew: code !== undefined,
    settings: settingsOf(channel.settings, fields),
    startsAt: moment(channel.startsAt, fields.startsAt),
    endsAt: moment(channel.endsAt, fields.endsAt),
    form: (fields.form as FormDefinition | undefined) ?? channel.form,
  };
  return call(SAVE, { body, reason, idempotencyKey });
}

function TextItem({ name, label, max, isWanted }: { name: string; label: TextKey; max: number; isWanted?: boolean }) {
  const { t } = useTexts();
  return (
    <Form.Item name={name} label={t(label)} rules={isWanted ? [{ required: true, message: t('wanted') }] : []}>
      <Input maxLength={max} />
    </Form.Item>
  );
}

function MomentItem({ name, label }: { name: string; label: TextKey }) {
  const { t } = useTexts();
  return (
    <Form.Item name={name} label={t(label)}>
      <DatePicker showTime={{ format: 'HH:mm' }} format="YYYY-MM-DD HH:mm" placeholder={t('channelAlways')} />
    </Form.Item>
  );
}

/** Everything of a channel, and the phone beside it that shows what is typed. */
export function ChannelFields({ channel, isCopy = false }: { channel: Channel; isCopy?: boolean }) {
  const { t, say } = useTexts();
  const typed = Form.useWatch([], Form.useFormInstance()) as Record<string, unknown> | undefined;
  const shown = typed && 'title' in typed ? settingsOf(channel.settings, typed) : channel.settings;
  const check = (isGood: (text: string) => boolean, message: TextKey) => ({
    validator: (_rule: unknown, text: unknown) =>
      isGood(String(text ?? '')) ? Promise.resolve() : Promise.reject(new Error(t(message))),
  });
  return (
    <div className={styles.columns}>
      <div>
        {isCopy ? (
          <Form.Item
            name="newCode"
            label={t('channelCode')}
            rules={[{ required: true, pattern: /^[a-z][a-z0-9-]{1,30}$/, message: t('channelCodeWrong') }]}
          >
            <Input maxLength={31} />
          </Form.Item>
        ) : null}
        <TextItem name="title" label="channelTitle" max={20} isWanted />
        <TextItem name="headline" label="channelHeadline" max={30} isWanted />
        <TextItem name="lead" label="channelLead" max={60} />
        <PictureItem name="picture" label="channelPicture" />
        <Form.Item name="look" label={t('channelLook')}>
          <Select options={Object.entries(lookWords).map(([value, words]) => ({ value, label: say(words) }))} />
        </Form.Item>
        <Form.Item
          name="accent"
          label={t('channelAccent')}
          rules={[{ required: true, pattern: /^#[0-9a-f]{6}$/, message: t('channelAccentWrong') }]}
        >
          <Input maxLength={7} />
        </Form.Item>
        <Form.Item name="models" label={t('channelModels')} rules={[{ required: true, message: t('wanted') }]}>
          <Select
            mode="multiple"
            options={channel.allModels.map(({ modelId: value, name: label }) => ({ value, label }))}
          />
        </Form.Item>
        <MomentItem name="startsAt" label="closedFrom" />
        <MomentItem name="endsAt" label="closedUntil" />
        <Form.Item name="isReviewed" valuePropName="checked">
          <Checkbox>{t('channelReviewed')}</Checkbox>
        </Form.Item>
        <Form.Item name="againAfterDays" label={t('channelAgain')}>
          <InputNumber min={0} max={365} precision={0} />
        </Form.Item>
        <TextItem name="partnerName" label="channelPartner" max={20} />
        <TextItem name="partnerNote" label="channelPartnerNote" max={60} />
        <TextItem name="giftTitle" label="channelGift" max={20} />
        <TextItem name="giftNote" label="channelGiftNote" max={60} />
        <TextItem name="promise" label="channelPromise" max={60} />
        <Form.Item name="steps" label={t('channelSteps')}>
          <Select mode="tags" maxCount={6} open={false} suffixIcon={null} />
        </Form.Item>
        <Form.Item
          name="rules"
          label={t('channelRules')}
          extra={t('channelRulesHint')}
          rules={[check((text) => rulesOf(text).every((rule) => rule.text !== ''), 'channelRulesWrong')]}
        >
          <Input.TextArea rows={6} />
        </Form.Item>
        <Form.Item name="form" label={t('channelForm')} extra={t('channelFormHint')}>
          <FormEditor title={t('channelForm')} />
        </Form.Item>
      </div>
      <div className={styles.sticky}>
        <PhonePreview settings={shown} form={(typed?.form as FormDefinition | undefined) ?? channel.form} />
      </div>
    </div>
  );
}
