import { brand } from '@voltfront/brand';
import { useState } from 'react';
import { navigate, openLink, switchTab } from '@/navigation';
import { appVersion, buildKind, buildPlatform, platformCode } from '@/platform/environment';
import { useCurrentPage } from '@/platform/page-events';
import { storage } from '@/platform/storage';
import { askConsent, collectSystemInfo, storedNames, useConsent, useSession, withdrawConsent } from '@/session';
import { Button, Cell, CellGroup, modal, toast } from '@/ui';
import { DemoRow, DemoSection } from './demo-section';

/** Platform, route, session and storage. */
export function DeviceDemo() {
  const { path, query } = useCurrentPage();
  const { isLoggedIn } = useSession();
  return (
    <>
      <DemoSection name="App">
        <CellGroup>
          <Cell title="品牌" value={`${brand.name} ${brand.latinName}`} />
          <Cell title="版本" value={appVersion} />
          <Cell title="构建" value={`${buildPlatform} · ${buildKind}`} />
          <Cell title="平台代码" value={platformCode()} />
          <Cell title="登录" value={isLoggedIn ? '已登录' : '未登录'} />
          <Cell title="路径" value={path} />
          <Cell title="参数" note={JSON.stringify(query)} />
        </CellGroup>
      </DemoSection>
      <SystemDemo />
      <NavigationDemo />
      <StorageDemo />
    </>
  );
}

function SystemDemo() {
  const { isAccepted } = useConsent();
  const info = isAccepted ? collectSystemInfo() : null;
  return (
    <DemoSection name="System info (after consent)">
      <DemoRow>
        <Button size="small" variant="secondary" onClick={() => void askConsent()}>
          征求同意
        </Button>
        <Button size="small" variant="text" disabled={!isAccepted} onClick={withdrawConsent}>
          撤回同意
        </Button>
      </DemoRow>
      <CellGroup>
        {info === null && <Cell title="尚未同意，不读取设备信息" />}
        {info &&
          Object.entries(info).map(([name, value]) => <Cell key={name} title={name} value={JSON.stringify(value)} />)}
      </CellGroup>
    </DemoSection>
  );
}

function NavigationDemo() {
  return (
    <DemoSection name="Navigation">
      <CellGroup>
        <Cell title="navigate 设置" onClick={() => navigate('/pagesMine/settings')} />
        <Cell title="switchTab 我的（需登录）" onClick={() => switchTab('/pages/mine/index')} />
        <Cell title="openLink 外部链接" onClick={() => openLink('https://example.com/')} />
      </CellGroup>
    </DemoSection>
  );
}

function StorageDemo() {
  const [names, setNames] = useState(storedNames);
  const clear = async () => {
    if (!(await modal({ content: '清除本应用的全部本地数据？' }))) return;
    for (const key of storage.keys()) storage.remove(key);
    setNames(storedNames());
    toast('已清除，重新打开后生效');
  };
  return (
    <DemoSection name="Storage">
      <CellGroup>
        <Cell
          title={`本地数据 ${names.length} 项`}
          note={names.join('，') || '无'}
          onClick={() => setNames(storedNames())}
        />
      </CellGroup>
      <DemoRow>
        <Button size="small" variant="secondary" tone="danger" onClick={clear}>
          清除存储
        </Button>
      </DemoRow>
    </DemoSection>
  );
}
