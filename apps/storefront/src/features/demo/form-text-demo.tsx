import { useState } from 'react';
import { CodeBoxes, CodeField, IdNumberField, PhoneField, SearchBar, TextArea, TextField, toast } from '@/ui';
import { DemoSection, DemoStack } from './demo-section';

/** Everything that is typed. */
export function FormTextDemo() {
  return (
    <>
      <SearchDemo />
      <TextDemo />
      <NumberDemo />
      <AreaDemo />
      <CodeDemo />
    </>
  );
}

function SearchDemo() {
  const [words, setWords] = useState('');
  const [found, setFound] = useState('曜石');
  return (
    <DemoSection name="SearchBar">
      <SearchBar
        value={words}
        onChange={setWords}
        onSearch={(text) => toast(`搜索 ${text}`)}
        placeholder="搜索车型、文章、门店"
      />
      <SearchBar value={found} onChange={setFound} placeholder="搜索颜色" onCancel={() => setFound('')} />
    </DemoSection>
  );
}

function TextDemo() {
  const [name, setName] = useState('小澜');
  const [nick, setNick] = useState('');
  const [mail, setMail] = useState('a@');
  return (
    <DemoSection name="TextField">
      <TextField label="姓名" required value={name} onChange={setName} clearable maxLength={12} />
      <TextField label="昵称" value={nick} onChange={setNick} placeholder="最多 12 个字" hint="其他人会看到这个名字" />
      <TextField label="邮箱" value={mail} onChange={setMail} error="请输入完整的邮箱地址" />
      <TextField label="车架号" value="L0000000000000001" onChange={toast} disabled hint="提车后由系统填写" />
      <TextField
        label="收货详细地址与门牌号"
        value={nick}
        onChange={setNick}
        placeholder="标签较长时换行，输入框仍然对齐"
      />
      <TextField label="标签在上" layout="column" value={name} onChange={setName} />
    </DemoSection>
  );
}

function NumberDemo() {
  const [phone, setPhone] = useState('');
  const [code, setCode] = useState('');
  const [id, setId] = useState('11010519491231002X');
  const [wrong, setWrong] = useState('110105194912310021');
  return (
    <DemoSection name="PhoneField / CodeField / IdNumberField">
      <PhoneField label="手机号" required value={phone} onChange={setPhone} />
      <CodeField value={code} onChange={setCode} canSend={phone.length === 11} onSend={async () => true} />
      <IdNumberField label="身份证号" masked value={id} onChange={setId} hint="仅用于签署与上牌，加密保存" />
      <IdNumberField label="身份证号" value={wrong} onChange={setWrong} />
    </DemoSection>
  );
}

function AreaDemo() {
  const [story, setStory] = useState('');
  const [short, setShort] = useState('太短');
  return (
    <DemoSection name="TextArea">
      <TextArea label="试驾感受" value={story} onChange={setStory} placeholder="说说这次试驾吧" maxLength={200} />
      <TextArea label="退订原因" value={short} onChange={setShort} maxLength={100} error="请至少填写 5 个字" />
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
        <CodeBoxes value="1234" onChange={setCode} disabled />
      </DemoStack>
    </DemoSection>
  );
}
