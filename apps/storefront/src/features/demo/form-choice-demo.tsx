import { useState } from 'react';
import { Checkbox, ConsentBox, Field, RadioGroup, Rating, Stepper, Switch, toast, Upload } from '@/ui';
import { demoPictures } from './demo-data';
import { DemoSection, DemoStack } from './demo-section';
import { pickLarge, pickSmall } from './form-demo-data';

/** Everything that is switched, ticked, counted, rated or uploaded. */
export function FormChoiceDemo() {
  return (
    <>
      <SwitchDemo />
      <RadioDemo />
      <RatingDemo />
      <UploadDemo />
    </>
  );
}

function SwitchDemo() {
  const [isOn, setIsOn] = useState(true);
  const [isAgreed, setIsAgreed] = useState(false);
  const [count, setCount] = useState(1);
  return (
    <>
      <DemoSection name="Switch / Stepper">
        <Field label="消息推送" end>
          <Switch label="消息推送" checked={isOn} onChange={setIsOn} />
        </Field>
        <Field label="夜间免打扰" end hint="22:00 至次日 8:00 不推送">
          <Switch label="夜间免打扰" checked={!isOn} onChange={(isOff) => setIsOn(!isOff)} />
        </Field>
        <Field label="不可改" end>
          <Switch label="不可改" checked disabled onChange={setIsOn} />
        </Field>
        <Field label="数量" end>
          <Stepper label="数量" value={count} onChange={setCount} max={3} />
        </Field>
        <Field label="随行人数" end>
          <Stepper label="随行人数" value={2} onChange={setCount} disabled />
        </Field>
      </DemoSection>
      <DemoSection name="Checkbox / ConsentBox">
        <DemoStack>
          <Checkbox checked={isAgreed} onChange={setIsAgreed}>
            隐藏相同项
          </Checkbox>
          <ConsentBox checked={isAgreed} onChange={setIsAgreed}>
            我已阅读并同意用户协议与隐私政策
          </ConsentBox>
          <ConsentBox checked onChange={setIsAgreed} disabled>
            已签署，不可撤回；较长的文字换行后与第一行文字对齐，方框留在第一行
          </ConsentBox>
        </DemoStack>
      </DemoSection>
    </>
  );
}

function RadioDemo() {
  const [pay, setPay] = useState('wechat');
  const [seat, setSeat] = useState('six');
  return (
    <DemoSection name="RadioGroup">
      <RadioGroup
        label="支付方式"
        value={pay}
        onChange={setPay}
        options={[
          { key: 'wechat', text: '微信支付', note: '推荐' },
          { key: 'alipay', text: '支付宝' },
          { key: 'card', text: '银行卡', disabled: true, value: '暂不可用' },
        ]}
      />
      <DemoStack>
        <RadioGroup
          label="座椅"
          variant="tiles"
          value={seat}
          onChange={setSeat}
          options={[
            { key: 'six', text: '六座', note: '标配' },
            { key: 'seven', text: '七座', note: '+ ¥6,000' },
            { key: 'four', text: '四座行政', note: '暂未开放', disabled: true },
          ]}
        />
      </DemoStack>
    </DemoSection>
  );
}

function RatingDemo() {
  const [stars, setStars] = useState(4);
  const [service, setService] = useState(0);
  return (
    <DemoSection name="Rating">
      <Field label="试驾体验">
        <Rating label="试驾体验" value={stars} onChange={setStars} words={['很差', '较差', '一般', '满意', '很棒']} />
      </Field>
      <Field label="服务态度" error={service === 0 ? '请为服务打分' : undefined}>
        <Rating label="服务态度" value={service} onChange={setService} />
      </Field>
      <Field label="已评价">
        <Rating label="已评价" value={5} onChange={setStars} disabled />
      </Field>
      <Field label="门店评分">
        <Rating label="门店评分" value={4.5} words={['', '', '', '', '4.5 分 · 268 条']} />
      </Field>
    </DemoSection>
  );
}

function UploadDemo() {
  const [urls, setUrls] = useState<string[]>([demoPictures.slides[0]]);
  const send = async () => [demoPictures.slides[urls.length % demoPictures.slides.length] ?? demoPictures.car];
  return (
    <DemoSection name="Upload">
      <Field label="试驾照片" layout="column" hint="最多 3 张，每张不超过 5MB" bare>
        <Upload value={urls} onChange={setUrls} max={3} pick={pickSmall} send={send} />
      </Field>
      <Field label="行驶证" layout="column" error="请上传行驶证正页" bare>
        <Upload value={[]} onChange={() => toast('已上传')} pick={pickLarge} send={send} label="行驶证正页" />
      </Field>
    </DemoSection>
  );
}
