import { t } from '@lingui/core/macro';
import { formatDate } from '@voltfront/rules/format/date';
import { serverNow, uploadImages } from '@/api';
import { showInMiddle } from '@/platform/scroll';
import { chooseImages } from '@/platform/upload';
import { Button, DateField, Field, Form, NoticeBar, Popup, TextField, Upload, useForm } from '@/ui';
import { checkOwnPolicy, type OwnPolicyValues } from './own-policy-values';

export interface OwnPolicySheetProps {
  isOpen: boolean;
  isBusy: boolean;
  onClose: () => void;
  onSend: (policy: {
    insurerName: string;
    policyNo: string;
    startsOn: string;
    endsOn: string;
    picture: string;
  }) => void;
}

const EMPTY: OwnPolicyValues = { insurerName: '', policyNo: '', startsOn: null, endsOn: null, pictures: [] };
const LONGEST_NAME = 40;
const LONGEST_NO = 40;

/** 上传自购保单: number, days, one picture. */
export function OwnPolicySheet({ isOpen, isBusy, onClose, onSend }: OwnPolicySheetProps) {
  const today = formatDate(serverNow());
  const form = useForm<OwnPolicyValues>({
    name: 'policy',
    initial: EMPTY,
    check: (values) => checkOwnPolicy(values, today),
    reveal: showInMiddle,
  });
  const send = ({ insurerName, policyNo, startsOn, endsOn, pictures }: OwnPolicyValues) => {
    const [picture] = pictures;
    if (startsOn && endsOn && picture)
      onSend({ insurerName: insurerName.trim(), policyNo: policyNo.trim(), startsOn, endsOn, picture });
  };
  const submit = () => {
    const values = form.validate();
    if (values) send(values);
  };
  const { value: pictures, onChange: setPictures, error, id } = form.field('pictures');
  return (
    <Popup
      isOpen={isOpen}
      onClose={onClose}
      tall
      title={t`上传自购保单`}
      footer={
        <Button block loading={isBusy} onClick={submit}>
          {t`提交审核`}
        </Button>
      }
    >
      <NoticeBar>{t`保单须包含交强险，且被保险人与购车人一致`}</NoticeBar>
      <Form form={form} label={t`自购保单`} onSubmit={async (values) => send(values)}>
        <TextField
          {...form.field('insurerName')}
          label={t`保险公司`}
          placeholder={t`请输入保险公司名称`}
          maxLength={LONGEST_NAME}
        />
        <TextField {...form.field('policyNo')} label={t`保单号`} placeholder={t`见保单右上角`} maxLength={LONGEST_NO} />
        <DateField {...form.field('startsOn')} label={t`保险起期`} start={today} now={serverNow} />
        <DateField {...form.field('endsOn')} label={t`保险止期`} min={today} now={serverNow} />
        <Field id={id} error={error} label={t`保单图片`} hint={t`1 张，不超过 5 MB`} layout="column" bare>
          <Upload
            label={t`保单首页`}
            value={pictures}
            onChange={setPictures}
            max={1}
            pick={(count) => chooseImages({ count })}
            send={uploadImages}
          />
        </Field>
      </Form>
    </Popup>
  );
}
