import { useState } from 'react';
import {
  Avatar,
  Badge,
  Button,
  Card,
  Cell,
  CellGroup,
  Countdown,
  Divider,
  Icon,
  Picture,
  Price,
  ProgressLine,
  Steps,
  Tag,
  Timeline,
  toast,
} from '@/ui';
import { ChartDemo } from './chart-demo';
import styles from './demo.module.css';
import { demoPictures } from './demo-data';
import { DemoRow, DemoSection, DemoStack } from './demo-section';

/** Everything that only shows something. */
export function DisplayDemo() {
  return (
    <>
      <PictureDemo />
      <CardDemo />
      <MarksDemo />
      <ProgressDemo />
      <ChartDemo />
    </>
  );
}

function PictureDemo() {
  return (
    <DemoSection name="Picture">
      <DemoStack>
        <Picture src={demoPictures.slides[0]} width={350} aspect={16 / 9} round="card" alt="黄昏海岸" />
      </DemoStack>
      <DemoRow>
        <div className={styles.half}>
          <Picture src={demoPictures.car} width={160} aspect={16 / 9} clear fit="contain" alt="余烬橙车身" />
        </div>
        <div className={styles.half}>
          <Picture src={demoPictures.missing} width={160} aspect={16 / 9} round="card" alt="图片缺失" />
        </div>
      </DemoRow>
    </DemoSection>
  );
}

function CardDemo() {
  return (
    <>
      <DemoSection name="Card">
        <DemoStack>
          <Card bleed variant="raised" onClick={() => toast('打开文章')}>
            <Picture src={demoPictures.slides[2]} width={350} aspect={1.8} alt="雪原" />
            <div className={styles.words}>
              <div className={styles.title3}>雪原三日，续航与热情都不打折</div>
              <div className={styles.small}>旅行 · 3 分钟前</div>
            </div>
          </Card>
          <Card variant="outlined" title="交付门店" extra="更换" footer={<Button variant="text">导航</Button>}>
            杭州西湖交付中心
          </Card>
        </DemoStack>
      </DemoSection>
      <DemoSection name="Cell / CellGroup">
        <CellGroup>
          <Cell icon="wallet" title="我的积分" value="1,280" onClick={() => toast('积分')} />
          <Cell
            icon="coupon"
            title="卡券"
            note="2 张即将到期"
            value={<Badge count={2} />}
            onClick={() => toast('卡券')}
          />
          <Cell title="手机号" value="138****0101" />
          <Cell title="未填写" value="请选择" placeholder onClick={() => toast('选择')} />
          <Cell icon="lock" title="不可用" disabled onClick={() => toast('点不到')} />
        </CellGroup>
      </DemoSection>
    </>
  );
}

function MarksDemo() {
  const [endAt] = useState(() => Date.now() + 93_600_000);
  return (
    <>
      <DemoSection name="Tag / Badge / Avatar">
        <DemoRow>
          <Tag>标签</Tag>
          <Tag tone="accent">新车</Tag>
          <Tag tone="success">已完成</Tag>
          <Tag tone="warning">待支付</Tag>
          <Tag tone="danger">已退款</Tag>
          <Tag tone="dark">车主</Tag>
          <Tag tone="accent" variant="outline">
            置顶
          </Tag>
          <Tag tone="warning">限时权益：终身免费充电，每年不超过三万公里</Tag>
        </DemoRow>
        <DemoRow>
          <Badge count={8}>
            <Icon name="bell" size={24} />
          </Badge>
          <Badge count={120}>
            <Icon name="comment" size={24} />
          </Badge>
          <Badge dot label="有新礼物">
            <Icon name="gift" size={24} />
          </Badge>
          <Avatar name="小澜" src={demoPictures.avatar} size="large" />
          <Avatar name="小澜" src={demoPictures.avatar} />
          <Avatar name="访客" size="small" />
          <Avatar name="图片缺失" src={demoPictures.missing} size="mini" />
        </DemoRow>
      </DemoSection>
      <DemoSection name="Price / Countdown">
        <DemoRow>
          <Price fen={22_990_000} size="display" suffix="起" />
          <Price fen={500_000} size="large" tone="accent" />
          <Price fen={500_050} exact />
          <Price fen={1_000_000} minus tone="danger" />
          <Price fen={23_990_000} struck tone="secondary" size="small" />
        </DemoRow>
        <DemoRow>
          <Countdown endAt={endAt} now={Date.now} />
          <Countdown endAt={endAt} now={Date.now} variant="plain" />
        </DemoRow>
      </DemoSection>
    </>
  );
}

function ProgressDemo() {
  return (
    <>
      <DemoSection name="Steps / ProgressLine">
        <DemoStack>
          <Steps
            current={1}
            items={[
              { key: 'order', title: '下定', note: '11-02' },
              { key: 'lock', title: '锁单' },
              { key: 'build', title: '生产' },
              { key: 'deliver', title: '交付' },
            ]}
          />
          <Steps
            current={3}
            items={[
              { key: 'order', title: '提交试驾预约申请' },
              { key: 'call', title: '顾问电话确认' },
              { key: 'drive', title: '到店试驾' },
            ]}
          />
          <ProgressLine value={0.64} label="生产进度" showPercent />
        </DemoStack>
      </DemoSection>
      <DemoSection name="Timeline / Divider">
        <DemoStack>
          <Timeline
            items={[
              { key: '3', title: '车辆已到店', time: '2026-11-20 10:24', children: '请联系交付专家预约提车' },
              { key: '2', title: '运输中', time: '2026-11-17 09:00' },
              { key: '1', title: '生产完成', time: '2026-11-15 18:32' },
            ]}
          />
          <Divider />
          <Divider>更早的记录</Divider>
          <div className={styles.small}>车辆已下线，进入质检</div>
        </DemoStack>
        <Divider band />
        <DemoStack>
          <div />
          <div className={styles.small}>一段内容到此为止，下一段从这里开始</div>
        </DemoStack>
      </DemoSection>
    </>
  );
}
