import { useApp, useContainer, useSettings } from '../app/use-container';
import { type DeviceKind, devices } from '../device/kinds';
import { Badge, Button, Buttons, Card, Note, Row, Segmented } from '../ui/controls';

const kinds = Object.values(devices).map(({ kind, name }) => ({ value: kind, label: name }));
const editions = [
  { value: 'new', label: '当前版本' },
  { value: 'old', label: '旧版本' },
] as const;
const fits = [
  { value: 'below', label: '状态栏之下' },
  { value: 'under', label: '沉浸式' },
] as const;
const ways = { scheme: 'Scheme 链接', handleConfirm: 'handleConfirm 消息', event: '桥事件' } as const;

/** Consent as reported by the page. */
function ConsentState() {
  const consent = useApp((app) => app.consent);
  if (!consent) return <Badge>尚未告知</Badge>;
  return (
    <Badge tone={consent.isAgreed ? 'good' : 'warn'}>
      {consent.isAgreed ? '已同意' : '已撤回'} · {ways[consent.way]}
    </Badge>
  );
}

/** Controls of the kind of phone, the app's version and its stored data. */
export function DeviceCard() {
  const { phone, settings } = useContainer();
  const kind = useApp((app) => app.device);
  const path = useApp((app) => app.path);
  const isOldApp = useSettings((now) => now.isOldApp);
  const isImmersive = useSettings((now) => now.isImmersive);
  return (
    <Card title="设备与应用" note={<span title="网页当前地址">{path}</span>}>
      <Row label="系统">
        <Segmented<DeviceKind>
          label="系统"
          value={kind}
          options={kinds}
          onChange={(device) => phone.restart({ device })}
        />
      </Row>
      <Row label="应用版本">
        <Segmented
          label="应用版本"
          value={isOldApp ? 'old' : 'new'}
          options={editions}
          onChange={(edition) => {
            settings.set({ isOldApp: edition === 'old' });
            phone.restart();
          }}
        />
      </Row>
      <Row label="网页位置">
        <Segmented
          label="网页位置"
          value={isImmersive ? 'under' : 'below'}
          options={fits}
          onChange={(fit) => {
            settings.set({ isImmersive: fit === 'under' });
            phone.restart();
          }}
        />
      </Row>
      <Row label="隐私同意">
        <span role="status" aria-label="隐私同意">
          <ConsentState />
        </span>
      </Row>
      <Buttons>
        <Button onClick={() => phone.reinstall()}>重新安装应用</Button>
      </Buttons>
      {isOldApp && <Note>旧版本没有授权、支付、选取文件等方法，调用得到 -32601。</Note>}
    </Card>
  );
}
