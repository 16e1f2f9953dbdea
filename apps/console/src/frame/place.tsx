import { Result } from 'antd';
import { useEffect } from 'react';
import { go, useRoute } from '../app/route';
import { allRooms, type Room } from '../rooms/rooms';
import { useTexts } from '../texts/texts';
import { Profile } from './profile';
import { ForbiddenState, MissingState } from './states';

/** The room of the address; the first of the person's rooms at the start. */
export function Place({ rooms }: { rooms: readonly Room[] }) {
  const { t } = useTexts();
  const { parts } = useRoute();
  const [name, ...rest] = parts;
  const first = rooms[0]?.path;
  const isStart = name === undefined;
  useEffect(() => {
    if (isStart && first !== undefined) go(`/${first}`, { isReplaced: true });
  }, [isStart, first]);
  if (name === 'profile' && rest.length === 0) return <Profile />;
  if (isStart) return first === undefined ? <Result title={t('noRoom')} subTitle={t('noRoomText')} /> : null;
  const room = rooms.find(({ path }) => path === name);
  if (!room) return allRooms.some(({ path }) => path === name) ? <ForbiddenState /> : <MissingState />;
  const { Page, Detail } = room;
  if (rest.length === 0) return <Page />;
  const [id] = rest;
  return Detail && id !== undefined && rest.length === 1 ? <Detail key={id} id={id} /> : <MissingState />;
}
