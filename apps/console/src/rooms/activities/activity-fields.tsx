import { PlusOutlined } from '@ant-design/icons';
import type { BodyInputOf, ReplyOf } from '@voltfront/contract';
import { may } from '@voltfront/contract/permissions';
import { Button, Checkbox, Form, Input, InputNumber } from 'antd';
import { useState } from 'react';
import { call } from '../../api/call';
import { go } from '../../app/route';
import { useSelf } from '../../frame/self';
import { useTexts } from '../../texts/texts';
import {
  changedText,
  momentsOf,
  ParagraphsItem,
  PictureItem,
  SpanItem,
  sameMinute,
  spanOf,
} from '../../ui/event-fields';
import { FormEditor } from '../../ui/form-editor/form-editor';
import { ReasonDialog, type Submitted } from '../../ui/reason-dialog';
import styles from './activities.module.css';

export type Activity = ReplyOf<'GET /api/mpmkt/v1/staff/activity'>;
const SAVE = 'POST /api/mpmkt/v1/staff/activity/save';
type Body = BodyInputOf<typeof SAVE>;

const LOCATION = /^-?\d+(\.\d+)?\s*[,，]\s*-?\d+(\.\d+)?$/;

/** Everything of an activity. */
export function ActivityFields() {
  const { t } = useTexts();
  const isOnline = Form.useWatch<boolean | undefined>('isOnline') ?? false;
  const wanted = [{ required: true, message: t('wanted') }];
  return (
    <>
      <Form.Item name="title" label={t('activityTitle')} rules={[{ required: true, min: 2, message: t('wanted') }]}>
        <Input maxLength={40} />
      </Form.Item>
      <div className={styles.pair}>
        <SpanItem name="signUp" label="activitySignUpTime" />
        <SpanItem name="time" label="activityTime" />
      </div>
      <Form.Item name="isOnline" valuePropName="checked">
        <Checkbox>{t('activityOnline')}</Checkbox>
      </Form.Item>
      <div className={styles.pair}>
        <Form.Item name="place" label={t('activityPlace')} rules={[{ required: true, min: 2, message: t('wanted') }]}>
          <Input maxLength={60} />
        </Form.Item>
        {isOnline ? null : (
          <Form.Item
            name="location"
            label={t('activityLocation')}
            rules={[{ required: true, pattern: LOCATION, message: t('activityLocationWrong') }]}
          >
            <Input placeholder="31.2304, 121.4737" />
          </Form.Item>
        )}
      </div>
      <div className={styles.pair}>
        <Form.Item name="capacity" label={t('activitySeats')} rules={wanted}>
          <InputNumber min={1} max={10_000} precision={0} />
        </Form.Item>
        <Form.Item name="pointsFee" label={t('activityFee')} rules={wanted}>
          <InputNumber min={0} max={100_000} precision={0} />
        </Form.Item>
      </div>
      <div className={styles.checks}>
        <Form.Item name="isOwnerOnly" valuePropName="checked">
          <Checkbox>{t('activityOwners')}</Checkbox>
        </Form.Item>
        <Form.Item name="isReviewed" valuePropName="checked">
          <Checkbox>{t('activityReviewed')}</Checkbox>
        </Form.Item>
      </div>
      <PictureItem name="cover" label="activityCover" />
      <ParagraphsItem />
      <Form.Item name="form" label={t('activityForm')} extra={t('activityFormHint')}>
        <FormEditor isOptional title={t('activityForm')} />
      </Form.Item>
    </>
  );
}

/** An activity as the fields take it; a new one without any. */
export function activityValues(activity: Activity | null): Record<string, unknown> {
  if (!activity) return { isOnline: false, pointsFee: 0, isOwnerOnly: false, isReviewed: false };
  const { title, isOnline, place, capacity, pointsFee, isOwnerOnly, isReviewed, cover, text, form } = activity;
  const { latitude, longitude, signUpFrom, signUpUntil, startsAt, endsAt } = activity;
  return {
    ...{ title, isOnline, place, capacity, pointsFee, isOwnerOnly, isReviewed, cover, text },
    location: latitude === null ? '' : `${latitude}, ${longitude}`,
    signUp: spanOf(signUpFrom, signUpUntil),
    time: spanOf(startsAt, endsAt),
    form,
  };
}

/** Saves what the fields say. */
export function saveActivity(activity: Activity | null, { fields, reason, idempotencyKey }: Submitted) {
  const { title, isOnline, place, capacity, pointsFee, isOwnerOnly, isReviewed, cover } = fields as unknown as Body;
  const [latitude = null, longitude = null] = isOnline ? [] : String(fields.location).split(/[,，]/).map(Number);
  const [signUpFrom, signUpUntil] = momentsOf(fields.signUp);
  const [startsAt, endsAt] = momentsOf(fields.time);
  const body: Body = {
    ...(activity ? { activityId: activity.activityId } : {}),
    ...{ title, isOnline, place, latitude, longitude, capacity, pointsFee, isOwnerOnly, isReviewed, cover },
    signUpFrom: sameMinute(activity?.signUpFrom, signUpFrom),
    signUpUntil: sameMinute(activity?.signUpUntil, signUpUntil),
    startsAt: sameMinute(activity?.startsAt, startsAt),
    endsAt: sameMinute(activity?.endsAt, endsAt),
    text: activity ? changedText(activity.text, fields.text) : String(fields.text ?? ''),
    form: (fields.form as Body['form'] | undefined) ?? null,
  };
  return call(SAVE, { body, reason, idempotencyKey });
}

/** Makes a draft and opens it. */
export function NewActivity() {
  const { t } = useTexts();
  const [isOpen, setOpen] = useState(false);
  if (!may(useSelf(), 'campaigns.change')) return null;
  return (
    <>
      <Button type="primary" icon={<PlusOutlined />} onClick={() => setOpen(true)}>
        {t('activityNew')}
      </Button>
      {isOpen ? (
        <ReasonDialog
          title={t('activityNew')}
          asks="nothing"
          width={860}
          initial={activityValues(null)}
          submit={async (submitted) => go(`/activities/${(await saveActivity(null, submitted)).activityId}`)}
          close={() => setOpen(false)}
        >
          <ActivityFields />
        </ReasonDialog>
      ) : null}
    </>
  );
}
