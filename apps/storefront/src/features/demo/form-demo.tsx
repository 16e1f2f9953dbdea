import { useState } from 'react';
import {
  Button,
  Checkbox,
  CodeBoxes,
  Field,
  PhoneField,
  RadioGroup,
  type RegionChoice,
  RegionPicker,
  SearchBar,
  Select,
  SelectTrigger,
  Stepper,
  Switch,
  TextArea,
  TextField,
  toast,
} from '@/ui';
import { demoRegions } from './demo-data';
import { DemoSection, DemoStack } from './demo-section';

/** Everything to fill in. */
export function FormDemo() {
  return (
    <>
      <TextDemo />
      <CodeDemo />
      <ChoiceDemo />
      <PickDemo />
    </>
  );
}

function TextDemo() {
  const [name, setName] = useState('小澜');
  const [phone, setPhone] = useState('');
  const [mail, setMail] = useState('a@');
  const [story, setStory] = useState('');
  const [words, setWords] = useState('');
  return (
    <DemoSection name="SearchBar / TextField / PhoneField / TextArea">
      <SearchBar
        value={words}
        onChange={setWords}
        onSearch={(text) => toast(`搜索 ${text}`)}
        placeholder="搜索车型、文章、门店"
      />
      <TextField label="姓名" required value={name} onChange={setName} clearable maxLength={12} />
      <PhoneField
        label="手机号"
        value={phone}
        onChange={setPhone}
        after={
          <Button size="small" variant="text">
            获取验证码
          </Button>
        }
      />
      <TextField label="邮箱" value={mail} onChange={setMail} error="请输入完整的邮箱地址" />
      <TextField label="车架号" value="L0000000000000001" onChange={toast} disabled hint="提车后由系统填写" />
      <TextArea label="试驾感受" value={story} onChange={setStory} placeholder="说说这次试驾吧" maxLength={200} />
    </DemoSection>
  );
}

function CodeDemo() {
  const [code, setCode] = useState('12');
  return (
    <DemoSection name="CodeBoxes">
      <DemoStack>
        <CodeBoxes value={code} onChange={setCode} onComplete={(text) => toast(`验证码 ${text}`)} />
        <CodeBoxes value="123456" onChange={setCode} error />
      </DemoStack>
    </DemoSection>
  );
}

function ChoiceDemo() {
  const [isOn, setIsOn] = useState(true);
  const [isAgreed, setIsAgreed] = useState(false);
  const [count, setCount] = useState(1);
  const [pay, setPay] = useState('wechat');
  const [seat, setSeat] = useState('six');
  return (
    <>
      <DemoSection name="Switch / Checkbox / Stepper">
        <Field label="消息推送">
          <Switch label="消息推送" checked={isOn} onChange={setIsOn} />
        </Field>
        <Field label="不可改">
          <Switch label="不可改" checked disabled onChange={setIsOn} />
        </Field>
        <Field label="数量">
          <Stepper label="数量" value={count} onChange={setCount} max={3} />
        </Field>
        <DemoStack>
          <div />
          <Checkbox checked={isAgreed} onChange={setIsAgreed}>
            我已阅读并同意用户协议与隐私政策
          </Checkbox>
        </DemoStack>
      </DemoSection>
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
            ]}
          />
        </DemoStack>
      </DemoSection>
    </>
  );
}

function PickDemo() {
  const [city, setCity] = useState<RegionChoice | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [slot, setSlot] = useState<string | null>(null);
  const slots = ['09:30', '11:00', '14:00', '16:30'].map((text) => ({ key: text, text, disabled: text === '11:00' }));
  return (
    <DemoSection name="Select / PickerSheet / RegionPicker">
      <Select label="试驾时间" required options={slots} value={slot} onChange={setSlot} />
      <SelectTrigger
        label="交付城市"
        text={city && `${city.province.name} ${city.city.name}`}
        onOpen={() => setIsOpen(true)}
      />
      <RegionPicker
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title="交付城市"
        regions={demoRegions}
        cityCode={city?.city.code ?? null}
        onSelect={setCity}
      />
    </DemoSection>
  );
}
