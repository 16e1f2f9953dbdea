import { useState } from 'react';
import { logIn } from '../app/login';
import { useApp, useContainer } from '../app/use-container';
import { Button, Buttons, Card, Field, Note, Row, Segmented } from '../ui/controls';

const networks = [
  { value: 'on', label: '在线' },
  { value: 'off', label: '断网' },
] as const;

/** Controls of what the native side starts: events of the bridge, notifications, network changes. */
export function EventsCard() {
  const container = useContainer();
  const { app, phone, log } = container;
  const isOnline = useApp((state) => state.isOnline);
  const session = useApp((state) => state.session);
  const [path, setPath] = useState('/pagesOrder/order/index');

  const handleTell = () => {
    const isHeard = phone.connection()?.tellSession() ?? false;
    if (!isHeard) log.add({ kind: 'note', name: 'sessionChanged', sent: '网页没有订阅此事件', state: 'failed' });
  };
  const handleRenew = () => {
    const mobile = session?.mobile;
    if (mobile) void logIn(container, mobile).then((made) => made && handleTell());
  };
  return (
    <Card title="原生事件">
      <Buttons>
        <Button onClick={handleTell}>通知登录状态</Button>
        <Button isDisabled={!session} onClick={handleRenew}>
          更换令牌
        </Button>
        <Button onClick={() => phone.goBack()}>按返回键</Button>
      </Buttons>
      <Row label="网络">
        <Segmented
          label="网络"
          value={isOnline ? 'on' : 'off'}
          options={networks}
          onChange={(network) => phone.setNetwork(network === 'on')}
        />
      </Row>
      <Row label="推送页面">
        <Field label="推送打开的页面" value={path} onChange={setPath} />
      </Row>
      <Buttons>
        <Button
          isDisabled={!path.startsWith('/')}
          onClick={() => app.set({ push: { text: '您有一条新消息，点击查看', path } })}
        >
          发送推送通知
        </Button>
      </Buttons>
      <Note>更换令牌：重新登录同一账号，旧令牌随即失效，网页通过事件取得新令牌。</Note>
    </Card>
  );
}
