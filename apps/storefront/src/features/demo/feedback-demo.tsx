import { useState } from 'react';
import {
  ActionSheet,
  Button,
  EmptyState,
  ErrorState,
  ListFooterView,
  modal,
  NoticeBar,
  Popup,
  Skeleton,
  Spinner,
  Tabs,
  toast,
} from '@/ui';
import styles from './demo.module.css';
import { DemoRow, DemoSection } from './demo-section';
import { ShareDemo } from './share-demo';

/** Overlays, waiting, and what a page shows when there is nothing. */
export function FeedbackDemo() {
  return (
    <>
      <OverlayDemo />
      <ShareDemo />
      <WaitingDemo />
      <NothingDemo />
    </>
  );
}

function OverlayDemo() {
  const [open, setOpen] = useState<'popup' | 'tall' | 'sheet' | null>(null);
  const close = () => setOpen(null);
  const ask = async () =>
    toast((await modal({ content: '确定要取消这笔订单吗？\n定金将原路退回。' })) ? '已确认' : '已取消');
  const tell = () => modal({ title: '登录过期', content: '请重新登录', showCancel: false });
  return (
    <DemoSection name="toast / modal / Popup / ActionSheet">
      <DemoRow>
        <Button size="small" variant="secondary" onClick={() => toast('操作成功')}>
          toast
        </Button>
        <Button
          size="small"
          variant="secondary"
          onClick={() => toast('服务器开小差了，请稍后再试，这是一条很长的提示', 4000)}
        >
          toast 4 s
        </Button>
        <Button size="small" variant="secondary" onClick={ask}>
          modal
        </Button>
        <Button size="small" variant="secondary" onClick={tell}>
          modal 单按钮
        </Button>
        <Button size="small" variant="secondary" onClick={() => setOpen('popup')}>
          Popup
        </Button>
        <Button size="small" variant="secondary" onClick={() => setOpen('tall')}>
          Popup 960rpx
        </Button>
        <Button size="small" variant="secondary" onClick={() => setOpen('sheet')}>
          ActionSheet
        </Button>
      </DemoRow>
      <Popup
        isOpen={open === 'popup' || open === 'tall'}
        tall={open === 'tall'}
        onClose={close}
        title="购车权益"
        footer={
          <Button block onClick={close}>
            知道了
          </Button>
        }
      >
        <div className={styles.pop}>首任车主终身质保、终身道路救援，赠送家用充电桩及安装服务。</div>
      </Popup>
      <ActionSheet
        isOpen={open === 'sheet'}
        onClose={close}
        title="这条评论"
        onSelect={(key) => toast(`选择了 ${key}`)}
        items={[
          { key: 'copy', text: '复制' },
          { key: 'report', text: '举报', note: '我们会在一个工作日内处理' },
          { key: 'delete', text: '删除', danger: true },
        ]}
      />
    </DemoSection>
  );
}

function WaitingDemo() {
  return (
    <>
      <DemoSection name="Spinner / NoticeBar / ListFooter">
        <DemoRow>
          <Spinner />
          <Spinner size="large" />
          <Spinner text="加载中" />
        </DemoRow>
        <NoticeBar closable>十一月限时权益，月底截止</NoticeBar>
        <NoticeBar tone="warning" icon="clock" onClick={() => toast('查看')}>
          订单将在 29:59 后关闭，请尽快支付
        </NoticeBar>
        <NoticeBar tone="danger" icon="warning">
          支付金额不一致，已为您拦截
        </NoticeBar>
        <ListFooterView itemCount={12} isLoading hasMore />
        <ListFooterView itemCount={12} isLoading={false} hasMore onLoadMore={() => toast('加载更多')} />
        <ListFooterView itemCount={12} isLoading={false} hasMore={false} />
        <ListFooterView itemCount={0} isLoading={false} hasMore={false} />
      </DemoSection>
      <DemoSection name="Skeleton">
        <Skeleton variant="feed" count={2} />
        <Skeleton variant="row" count={2} />
        <Skeleton variant="text" />
        <Skeleton variant="detail" />
      </DemoSection>
    </>
  );
}

const EMPTY_TYPES = ['default', 'order', 'coupon', 'message', 'network'];

function NothingDemo() {
  const [type, setType] = useState('order');
  return (
    <>
      <DemoSection name="EmptyState">
        <Tabs items={EMPTY_TYPES.map((key) => ({ key, text: key }))} activeKey={type} onChange={setType} label="类型" />
        <EmptyState
          type={type}
          title="还没有订单"
          desc="选一台喜欢的车，开始你的旅程"
          btnText="去看看"
          top={6}
          onAction={() => toast('去看看')}
        />
      </DemoSection>
      <DemoSection name="ErrorState">
        <ErrorState kind="network" onRetry={() => toast('重试')} />
      </DemoSection>
    </>
  );
}
