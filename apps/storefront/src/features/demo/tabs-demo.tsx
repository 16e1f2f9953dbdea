import { useState } from 'react';
import { FilterBar, type FilterValue, SegmentedControl, Tabs } from '@/ui';
import { DemoSection, DemoStack } from './demo-section';

const TABS = [
  { key: 'recommend', text: '推荐' },
  { key: 'newest', text: '最新' },
  { key: 'selected', text: '精选' },
  { key: 'follow', text: '关注' },
  { key: 'topic', text: '话题' },
  { key: 'vote', text: '投票' },
  { key: 'activity', text: '活动' },
];

const FILTERS = [
  {
    key: 'service',
    text: '服务',
    multiple: true,
    options: [
      { key: 'drive', text: '试驾' },
      { key: 'deliver', text: '交付' },
      { key: 'repair', text: '维修' },
      { key: 'charge', text: '超充' },
      { key: 'cafe', text: '餐饮', disabled: true },
    ],
  },
  {
    key: 'model',
    text: '可试车型',
    multiple: true,
    options: [
      { key: 'brake', text: '旅行车' },
      { key: 'suv', text: '紧凑型越野车' },
      { key: 'mpv', text: '六座' },
    ],
  },
  {
    key: 'far',
    text: '距离',
    options: [
      { key: '5', text: '5 km 内' },
      { key: '20', text: '20 km 内' },
      { key: '50', text: '50 km 内' },
    ],
  },
];

const ORDERS = [
  { key: 'near', text: '离我最近' },
  { key: 'best', text: '评分最高' },
  { key: 'soon', text: '最早可约' },
];

/** Tabs, segments and filters. */
export function TabsDemo() {
  const [tab, setTab] = useState('recommend');
  return (
    <>
      <DemoSection name="Tabs">
        <Tabs items={TABS.slice(0, 4)} activeKey={tab} onChange={setTab} size="title" label="标题" />
        <Tabs items={TABS} activeKey={tab} onChange={setTab} label="滚动" />
        <Tabs items={TABS.slice(0, 3)} activeKey={tab} onChange={setTab} stretch label="平分" />
      </DemoSection>
      <SegmentsDemo />
      <FilterDemo />
    </>
  );
}

function SegmentsDemo() {
  const [pay, setPay] = useState<'cash' | 'loan' | 'lease'>('cash');
  const [kind, setKind] = useState<'person' | 'company'>('person');
  return (
    <DemoSection name="SegmentedControl">
      <DemoStack>
        <SegmentedControl
          label="付款方式"
          value={pay}
          onChange={setPay}
          items={[
            { key: 'cash', text: '全款' },
            { key: 'loan', text: '贷款' },
            { key: 'lease', text: '租赁', disabled: true },
          ]}
        />
        <SegmentedControl
          label="购车主体"
          value={kind}
          onChange={setKind}
          items={[
            { key: 'person', text: '个人购车' },
            { key: 'company', text: '企业购车' },
          ]}
        />
      </DemoStack>
    </DemoSection>
  );
}

function FilterDemo() {
  const [filters, setFilters] = useState<FilterValue>({ service: ['drive', 'charge'] });
  const [order, setOrder] = useState('near');
  const countOf = (value: FilterValue) => 40 - 6 * Object.values(value).flat().length;
  return (
    <DemoSection name="FilterBar">
      <FilterBar
        label="门店"
        groups={FILTERS}
        value={filters}
        onChange={setFilters}
        countOf={countOf}
        sort={{ options: ORDERS, value: order, onChange: setOrder }}
      />
    </DemoSection>
  );
}
