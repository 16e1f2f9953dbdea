import { useState } from 'react';
import {
  BottomBar,
  Button,
  Icon,
  IconButton,
  NavBar,
  Picture,
  Price,
  SegmentedControl,
  TabBar,
  Tabs,
  toast,
} from '@/ui';
import styles from './demo.module.css';
import { demoPictures } from './demo-data';
import { DemoRow, DemoSection, DemoStack } from './demo-section';

/** Buttons and everything to find one's way. */
export function ActionDemo() {
  return (
    <>
      <DemoSection name="Button">
        <DemoStack>
          <Button block>立即定购</Button>
          <Button block variant="dark">
            预约试驾
          </Button>
          <Button block variant="secondary">
            对比配置
          </Button>
          <Button block loading>
            提交中
          </Button>
          <Button block disabled>
            已售罄
          </Button>
        </DemoStack>
        <DemoRow>
          <Button size="medium">中号</Button>
          <Button size="medium" variant="secondary" icon="share">
            分享
          </Button>
          <Button size="small" variant="soft" icon="plus">
            关注
          </Button>
          <Button size="small" variant="secondary" tone="danger">
            删除
          </Button>
          <Button size="small" variant="text">
            查看全部
          </Button>
          <Button size="small" variant="secondary" loading>
            载入
          </Button>
        </DemoRow>
      </DemoSection>
      <DemoSection name="IconButton">
        <DemoRow>
          <IconButton icon="heart" label="收藏" onClick={() => toast('已收藏')} />
          <IconButton icon="share" label="分享" shape="round" />
          <IconButton icon="close" label="关闭" shape="glass" size={20} />
          <IconButton icon="edit" label="编辑" shape="round" disabled />
        </DemoRow>
      </DemoSection>
      <BarsDemo />
      <TabsDemo />
    </>
  );
}

function BarsDemo() {
  const [tab, setTab] = useState('community');
  return (
    <>
      <DemoSection name="NavBar">
        <div className={styles.stage}>
          <NavBar title="订单详情" onBack={() => toast('返回')} right={<IconButton icon="more" label="更多" />} line />
        </div>
        <div className={styles.stage}>
          <NavBar title="栈内只有一页时回首页" onHome={() => toast('首页')} />
        </div>
        <div className={styles.hero}>
          <Picture src={demoPictures.hero} width={390} alt="曜石色海岸公路" />
          <div className={styles.heroBar}>
            <NavBar title="沉浸" transparent onDark onBack={() => toast('返回')} />
          </div>
        </div>
      </DemoSection>
      <DemoSection name="TabBar">
        <div className={styles.stage}>
          <TabBar
            activeKey={tab}
            onSelect={setTab}
            items={[
              { key: 'community', text: '社区', icon: 'home' },
              { key: 'car', text: '爱车', icon: 'car', badge: 3 },
              { key: 'mine', text: '我的', icon: 'user', badge: true },
            ]}
          />
        </div>
      </DemoSection>
      <DemoSection name="BottomBar">
        <div className={styles.stage}>
          <BottomBar lead={<Price fen={22_990_000} size="large" suffix="起" />}>
            <Button variant="secondary" label="联系客服">
              <Icon name="service" size={20} />
            </Button>
            <Button>立即定购</Button>
          </BottomBar>
        </div>
      </DemoSection>
    </>
  );
}

function TabsDemo() {
  const [tab, setTab] = useState('recommend');
  const [side, setSide] = useState<'cash' | 'loan' | 'lease'>('cash');
  const items = [
    'recommend:推荐',
    'newest:最新',
    'selected:精选',
    'follow:关注',
    'topic:话题',
    'vote:投票',
    'activity:活动',
  ];
  const tabs = items.map((item) => ({ key: item.split(':')[0] ?? '', text: item.split(':')[1] ?? '' }));
  return (
    <>
      <DemoSection name="Tabs">
        <Tabs items={tabs.slice(0, 4)} activeKey={tab} onChange={setTab} size="title" label="标题" />
        <Tabs items={tabs} activeKey={tab} onChange={setTab} label="滚动" />
        <Tabs items={tabs.slice(0, 3)} activeKey={tab} onChange={setTab} stretch label="平分" />
      </DemoSection>
      <DemoSection name="SegmentedControl">
        <DemoStack>
          <SegmentedControl
            label="付款方式"
            value={side}
            onChange={setSide}
            items={[
              { key: 'cash', text: '全款' },
              { key: 'loan', text: '贷款' },
              { key: 'lease', text: '租赁', disabled: true },
            ]}
          />
        </DemoStack>
      </DemoSection>
    </>
  );
}
