import { GlobalOutlined, LogoutOutlined, SearchOutlined, UserOutlined } from '@ant-design/icons';
import { brand } from '@voltfront/brand';
import { may } from '@voltfront/contract/permissions';
import { Avatar, Breadcrumb, Button, Dropdown, Input, Layout, Menu } from 'antd';
import { useCallback } from 'react';
import { call } from '../api/call';
import { type EndReason, endSession } from '../api/session';
import { Link } from '../app/link';
import { go, useRoute } from '../app/route';
import { roomsOf } from '../rooms/rooms';
import { useTexts } from '../texts/texts';
import styles from './frame.module.css';
import { IdleWatch } from './idle';
import { Place } from './place';
import { type Self, SelfContext } from './self';

/** The console around its rooms: menu by role, search, place, language, profile, and the watch over idle sessions. */
export function Frame({ self }: { self: Self }) {
  const { t, language, choose } = useTexts();
  const { parts } = useRoute();
  const rooms = roomsOf(self.roles);
  const room = rooms.find(({ path }) => path === (parts[0] ?? ''));
  const leave = useCallback((reason: EndReason) => {
    void call('POST /api/mpaccount/v1/staff/logout').catch(() => null);
    endSession(reason);
    go('/', { isReplaced: true });
  }, []);
  const onIdle = useCallback(() => leave('idleOut'), [leave]);
  const title = room ? t(room.title) : parts[0] === 'profile' ? t('profile') : t('console');
  const trail = [
    { title: <Link to="/">{t('console')}</Link> },
    ...(parts.length > 1 && room
      ? [{ title: <Link to={`/${room.path}`}>{title}</Link> }, { title: parts[1] }]
      : [{ title }]),
  ];
  return (
    <SelfContext.Provider value={self}>
      <Layout className={styles.frame}>
        <Layout.Sider width={208} theme="light" className={styles.side}>
          <Link to="/" className={styles.brand}>
            <span>{brand.latinName}</span>
            <small>{t('console')}</small>
          </Link>
          <Menu
            mode="inline"
            selectedKeys={room ? [room.path] : []}
            items={rooms.map(({ path, title: name, icon: Icon }) => ({ key: path, icon: <Icon />, label: t(name) }))}
            onClick={({ key }) => go(`/${key}`)}
          />
        </Layout.Sider>
        <Layout>
          <header className={styles.head}>
            <Breadcrumb items={trail} />
            <div className={styles.tools}>
              {may(self, 'orders.see') ? (
                <Input
                  className={styles.search}
                  prefix={<SearchOutlined />}
                  placeholder={t('searchOrders')}
                  aria-label={t('searchOrders')}
                  allowClear
                  maxLength={60}
                  onPressEnter={({ currentTarget }) => {
                    const text = currentTarget.value.trim();
                    if (text.length > 1) go(`/orders?search=${encodeURIComponent(text)}`);
                  }}
                />
              ) : null}
              <Button type="text" icon={<GlobalOutlined />} onClick={() => choose(language === 'en' ? 'zh-CN' : 'en')}>
                {t('language')}
              </Button>
              <Dropdown
                trigger={['click']}
                menu={{
                  items: [
                    { key: 'profile', icon: <UserOutlined />, label: t('profile') },
                    { key: 'logOut', icon: <LogoutOutlined />, label: t('logOut') },
                  ],
                  onClick: ({ key }) => (key === 'logOut' ? leave('loggedOut') : go('/profile')),
                }}
              >
                <Button type="text" className={styles.me}>
                  <Avatar size={26} src={`${self.avatar}?w=64`} />
                  {self.nickname}
                </Button>
              </Dropdown>
            </div>
          </header>
          <Layout.Content className={styles.content}>
            <Place rooms={rooms} />
          </Layout.Content>
        </Layout>
      </Layout>
      <IdleWatch idleMinutes={self.idleMinutes} onIdle={onIdle} />
    </SelfContext.Provider>
  );
}
