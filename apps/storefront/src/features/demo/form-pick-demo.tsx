import { useState } from 'react';
import { DateField, type RegionChoice, RegionField, Select, SlotField, SlotPicker } from '@/ui';
import { demoRegions } from './demo-data';
import { DemoSection } from './demo-section';
import { demoAreas, demoSlots } from './form-demo-data';

const STORES = [
  { key: 'west', text: '杭州西湖体验中心', note: '西湖区文三路 199 号 · 1.2km' },
  { key: 'bay', text: '宁波杭州湾交付中心', note: '前湾新区滨海二路 8 号 · 96km' },
  { key: 'shut', text: '上海静安空间', note: '装修中', disabled: true },
];

/** Everything that is chosen from a sheet. */
export function FormPickDemo() {
  return (
    <>
      <SelectDemo />
      <DateDemo />
      <SlotDemo />
    </>
  );
}

function SelectDemo() {
  const [store, setStore] = useState<string | null>(null);
  const [city, setCity] = useState<RegionChoice | null>(null);
  const [home, setHome] = useState<RegionChoice | null>(null);
  return (
    <DemoSection name="Select / RegionField">
      <Select label="试驾门店" required options={STORES} value={store} onChange={setStore} />
      <Select label="提车门店" options={STORES} value="west" onChange={setStore} disabled />
      <Select label="交付门店" options={STORES} value={null} onChange={setStore} error="请选择交付门店" />
      <RegionField label="交付城市" regions={demoRegions} cityCode={city?.city.code ?? null} onChange={setCity} />
      <RegionField
        label="所在地区"
        required
        regions={demoAreas}
        cityCode={home?.city.code ?? null}
        districtCode={home?.district?.code}
        onChange={setHome}
        hint="省、市、区三级"
      />
    </DemoSection>
  );
}

function DateDemo() {
  const [day, setDay] = useState<string | null>(null);
  const [birth, setBirth] = useState<string | null>('1990-02-28');
  return (
    <DemoSection name="DateField">
      <DateField
        label="期望提车日"
        value={day}
        onChange={setDay}
        min="2026-11-25"
        max="2027-02-10"
        start="2026-12-01"
      />
      <DateField label="出生日期" value={birth} onChange={setBirth} max="2008-12-31" />
      <DateField label="购车日期" value="2026-11-01" onChange={setDay} disabled />
    </DemoSection>
  );
}

function SlotDemo() {
  const [slots] = useState(() => demoSlots(Date.now()));
  const [key, setKey] = useState<string | null>(null);
  return (
    <>
      <DemoSection name="SlotField">
        <SlotField label="试驾时间" required slots={slots} value={key} onChange={setKey} />
      </DemoSection>
      <DemoSection name="SlotPicker">
        <SlotPicker label="试驾" slots={slots} value={key} onChange={setKey} />
      </DemoSection>
    </>
  );
}
