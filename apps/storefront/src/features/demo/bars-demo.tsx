import { useState } from 'react';
import { BottomBar, Button, Icon, IconButton, NavBar, Picture, Price, TabBar, toast } from '@/ui';
import styles from './demo.module.css';
import { demoPictures } from './demo-data';
import { DemoSection } from './demo-section';

/** The bars of a page. */
export function BarsDemo() {
  return (
    <>
      <NavBarDemo />
      <TabBarDemo />
      <BottomBarDemo />
    </>
  );
}

function NavBarDemo() {
  return (
    <DemoSection name="NavBar">
      <div className={styles.stage}>
        <NavBar title="订单详情" onBack={() => toast('返回')} right={<IconButton icon="more" label="更多" />} line />
      </div>
      <div className={styles.stage}>
        <NavBar title="栈内只有一页时回首页，标题很长时截断" onHome={() => toast('首页')} />
      </div>
      <div className={styles.hero}>
        <Picture src={demoPictures.hero} width={390} alt="曜石色海岸公路" />
        <div className={styles.heroBar}>
          <NavBar title="沉浸" transparent onDark onBack={() => toast('返回')} />
        </div>
      </div>
    </DemoSection>
  );
}

function TabBarDemo() {
  const [tab, setTab] = useState('community');
  return (
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
  );
}

function BottomBarDemo() {
  return (
    <DemoSection name="BottomBar">
      <div className={styles.stage}>
        <BottomBar lead={<Price fen={22_990_000} size="large" suffix="起" />}>
          <Button variant="secondary" label="联系客服">
            <Icon name="service" size={20} />
          </Button>
          <Button>立即定购</Button>
        </BottomBar>
      </div>
      <div className={styles.stage}>
        <BottomBar top="提交即表示同意购车协议">
          <Button block variant="secondary">
            保存配置
          </Button>
          <Button block>提交定购</Button>
        </BottomBar>
      </div>
      <div className={styles.stage}>
        <BottomBar floating lead={<Price fen={22_990_000} size="large" suffix="起" />}>
          <Button>开始选配</Button>
        </BottomBar>
      </div>
    </DemoSection>
  );
}
