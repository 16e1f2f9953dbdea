import { BarChart, Card, LineChart, RingChart } from '@/ui';
import { DemoSection, DemoStack } from './demo-section';

const RANGE_KM = [612, 604, 618, 597, 583, 571, 566, 574, 590, 608, 621, 628];
const STEPS = [6420, 8211, 4903, 10_874, 9120, 12_466, 7358];
const DAYS = ['周一', '周二', '周三', '周四', '周五', '周六', '周日'];

/** Values drawn as lines, bars and rings, and what they show without any. */
export function ChartDemo() {
  return (
    <>
      <DemoSection name="LineChart">
        <DemoStack>
          <Card variant="outlined" title="满电续航" extra="近 12 个月">
            <LineChart
              label="近 12 个月满电续航"
              unit="km"
              points={RANGE_KM.map((value, at) => ({ key: String(at), label: `${at + 1}月`, value }))}
            />
          </Card>
          <Card variant="outlined" title="一天的数据">
            <LineChart label="一天的数据" unit="km" fromZero points={[{ key: '1', label: '今天', value: 88 }]} />
          </Card>
          <Card variant="outlined" title="还没有行程">
            <LineChart label="行程" points={[]} emptyText="完成第一次驾驶后查看" />
          </Card>
        </DemoStack>
      </DemoSection>
      <DemoSection name="BarChart">
        <DemoStack>
          <Card variant="outlined" title="本周步数">
            <BarChart
              label="本周步数"
              unit="步"
              points={DAYS.map((label, at) => ({ key: label, label, value: STEPS[at] ?? 0 }))}
            />
          </Card>
          <Card variant="outlined" title="百公里电耗">
            <BarChart
              variant="rows"
              label="百公里电耗"
              unit="kWh"
              highlightKey="mine"
              points={[
                { key: 'mine', label: '我的车', value: 13.2 },
                { key: 'city', label: '同城同款', value: 14.6 },
                { key: 'all', label: '全国同款，冬季，开启座椅与方向盘加热的车辆', value: 16.1 },
              ]}
            />
          </Card>
        </DemoStack>
      </DemoSection>
      <DemoSection name="RingChart">
        <DemoStack>
          <Card variant="outlined" title="能耗分布">
            <RingChart
              label="能耗分布"
              unit="kWh"
              total="合计"
              points={[
                { key: 'drive', label: '行驶', value: 142.6 },
                { key: 'air', label: '空调', value: 21.8 },
                { key: 'screen', label: '车机', value: 8.4 },
                { key: 'park', label: '哨兵', value: 5.1 },
              ]}
            />
          </Card>
          <Card variant="outlined" title="只有一项">
            <RingChart label="支付方式" total="合计" points={[{ key: 'all', label: '微信支付', value: 1280 }]} />
          </Card>
        </DemoStack>
      </DemoSection>
    </>
  );
}
