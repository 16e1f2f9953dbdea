import { useState } from 'react';
import { expireToken, logIn, logOut } from '../app/login';
import { showToast } from '../app/native';
import { useApp, useContainer } from '../app/use-container';
import { demoAccounts } from '../session/demo-accounts';
import { Badge, Button, Buttons, Card, Row, Select } from '../ui/controls';

const accounts = demoAccounts.map(({ mobile, note }) => ({ value: mobile, label: `${mobile}  ${note}` }));

/** Controls of the app's login: real sessions of the server, reported to the page over the bridge. */
export function SessionCard() {
  const container = useContainer();
  const { phone } = container;
  const session = useApp((app) => app.session);
  const [mobile, setMobile] = useState(accounts[0]?.value ?? '');
  const tell = () => phone.connection()?.tellSession();
  const handleLogin = () => void logIn(container, mobile).then((made) => made && tell());
  const handleLogout = () => void logOut(container, { onServer: true }).then(tell);
  const handleExpire = () =>
    void expireToken(container).then(() => showToast(container, '令牌已在服务器失效，网页的下一次请求会被拒绝'));
  return (
    <Card
      title="应用登录"
      note={
        <span role="status" aria-label="应用登录">
          {session ? <Badge tone="good">{session.user.nickname}</Badge> : <Badge>未登录</Badge>}
        </span>
      }
    >
      <Row label="演示账号">
        <Select label="演示账号" value={mobile} options={accounts} onChange={setMobile} />
      </Row>
      <Buttons>
        <Button isMain onClick={handleLogin}>
          登录
        </Button>
        <Button isDisabled={!session} onClick={handleLogout}>
          退出登录
        </Button>
        <Button isDisabled={!session} onClick={handleExpire}>
          令牌失效
        </Button>
      </Buttons>
    </Card>
  );
}
