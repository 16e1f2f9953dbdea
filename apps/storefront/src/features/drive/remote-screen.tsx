import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { switchTab } from '@/navigation';
import { Button, Cell, CellGroup, Icon, type IconName, Section, Stack, Steps, Text } from '@/ui';
import { RemoteScene, type Scene } from './remote-scene';

export interface RemoteScreenProps {
  isOwner: boolean;
  /** Oldest systems that the app runs on, in words. */
  requires: readonly string[];
}

const functions = (): { scene: Scene; icon: IconName; title: string; text: string }[] => [
  { scene: 'lock', icon: 'lock', title: t`远程解锁与上锁`, text: t`车辆在停车状态下，几秒内完成` },
  { scene: 'climate', icon: 'wheel', title: t`远程空调`, text: t`上车前调好温度，最长运行 30 分钟` },
  { scene: 'windows', icon: 'car', title: t`车窗与后备厢`, text: t`查看是否关好，一键关闭` },
  { scene: 'find', icon: 'location', title: t`寻找车辆`, text: t`闪灯鸣笛，地图显示停车位置` },
  { scene: 'charge', icon: 'bolt', title: t`充电管理`, text: t`查看电量，设定上限与时段` },
];

const steps = () => [
  { key: 'login', title: t`登录`, text: t`用购车手机号登录 App` },
  { key: 'bind', title: t`绑定`, text: t`在“用车”中确认车辆` },
  { key: 'key', title: t`激活`, text: t`在车内完成一次蓝牙配对` },
];

/** What the app controls from afar, what it needs, and how owners activate it. */
export function RemoteScreen({ isOwner, requires }: RemoteScreenProps) {
  const [scene, setScene] = useState<Scene>('lock');
  return (
    <>
      <RemoteScene scene={scene} />
      <CellGroup inset title={t`用手机控制车辆`}>
        {functions().map(({ scene: shown, icon, title, text }) => (
          <Cell
            key={shown}
            icon={icon}
            title={title}
            note={text}
            arrow={false}
            value={shown === scene ? <Icon name="play" size={16} /> : t`演示`}
            {...(shown === scene ? {} : { onClick: () => setScene(shown) })}
          />
        ))}
      </CellGroup>
      <Section title={isOwner ? t`三步激活` : t`成为车主后可用`}>
        {isOwner ? (
          <>
            <Steps items={steps().map(({ key, title }) => ({ key, title }))} current={0} />
            {steps().map(({ key, text }) => (
              <Text key={key} size="small" tone="secondary">
                {text}
              </Text>
            ))}
          </>
        ) : (
          <Stack row justify="center">
            <Button
              size="medium"
              variant="secondary"
              onClick={() => switchTab('/pages/car/index')}
            >{t`了解车型`}</Button>
          </Stack>
        )}
      </Section>
      <CellGroup
        inset
        title={t`手机要求`}
        note={t`远程操作前请确认车内与车辆周围无人，车窗与后备厢附近没有遮挡；地下车库等无网络处可能无法使用。`}
      >
        {requires.map((words) => (
          <Cell key={words} icon="phone" title={words} />
        ))}
      </CellGroup>
    </>
  );
}
