import { isMainlandPhone } from '@voltfront/rules/validation/phone';
import { useState } from 'react';
import { showInMiddle } from '@/platform/scroll';
import {
  Button,
  ConsentBox,
  Field,
  Form,
  type FormState,
  IdNumberField,
  idNumberError,
  modal,
  PhoneField,
  SlotField,
  TextField,
  useForm,
} from '@/ui';
import { DemoSection, DemoStack } from './demo-section';
import { demoSlots } from './form-demo-data';

interface DriveValues {
  name: string;
  phone: string;
  idNumber: string;
  slot: string | null;
  isAgreed: boolean;
}

const EMPTY: DriveValues = { name: '', phone: '', idNumber: '', slot: null, isAgreed: false };

/** The phone that the stand-in for a server refuses. */
const TAKEN = '13800000001';

function check({ name, phone, idNumber, slot, isAgreed }: DriveValues) {
  return {
    name: name.trim() ? undefined : '请填写姓名',
    phone: isMainlandPhone(phone) ? undefined : '请输入 11 位手机号',
    idNumber: idNumberError(idNumber),
    slot: slot ? undefined : '请选择试驾时间',
    isAgreed: isAgreed ? undefined : '请阅读并同意试驾协议',
  };
}

/** A whole form: errors after the first try, the first of them in view, refusals of the server at their fields. */
export function FormWholeDemo() {
  const form = useForm({ name: 'demodrive', initial: EMPTY, check, reveal: showInMiddle });
  const send = async ({ name, phone }: DriveValues) => {
    if (phone === TAKEN) return form.refuse({ phone: '该手机号已有一个预约' });
    await modal({ content: `${name}，预约成功`, showCancel: false });
    form.reset();
  };
  return (
    <DemoSection name="Form">
      <Form form={form} label="预约试驾" onSubmit={send}>
        {({ submit, isBusy }) => (
          <>
            <DriveFields form={form} />
            <DemoStack>
              <div />
              <Button block loading={isBusy} onClick={submit}>
                预约试驾
              </Button>
            </DemoStack>
          </>
        )}
      </Form>
    </DemoSection>
  );
}

function DriveFields({ form }: { form: FormState<DriveValues> }) {
  const [slots] = useState(() => demoSlots(Date.now()));
  const { id, error, value, onChange } = form.field('isAgreed');
  return (
    <>
      <TextField label="姓名" required clearable placeholder="请填写真实姓名" {...form.field('name')} />
      <PhoneField label="手机号" required hint={`${TAKEN} 会被拒绝`} {...form.field('phone')} />
      <IdNumberField label="身份证号" required masked {...form.field('idNumber')} />
      <SlotField label="试驾时间" required slots={slots} {...form.field('slot')} />
      <Field id={id} error={error} bare>
        <ConsentBox checked={value} onChange={onChange}>
          我已阅读并同意试驾协议，并持有有效驾照
        </ConsentBox>
      </Field>
    </>
  );
}
