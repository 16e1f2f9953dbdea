import { BRIDGE_VERSION, type CallName, methodNames, methodOf } from '@voltfront/bridge';
import { useState } from 'react';
import { onAppEvent } from '@/platform/bridge';
import { Button, Cell, CellGroup } from '@/ui';
import { DemoRow, DemoSection } from './demo-section';
import { type BridgeAnswer, useBridgeCalls } from './use-bridge-calls';

const callNames = methodNames.filter((name): name is CallName => !methodOf(name)?.isToPage);
const groups = [...new Set(callNames.map((name) => name.split('.')[0] ?? ''))];

/** These take the tester away from the page, end the session or its events: by a tap of their own only. */
const LEAVING =
  /^(navigation\.|message\.unsubscribe|appInfo\.logout|operation\.(callPhone|openMap|openApp|tokenExpired))/;

/** Answered by the app without anybody's help. */
const isQuiet = (name: CallName) =>
  !LEAVING.test(name) && !methodOf(name)?.isInteractive && !methodOf(name)?.needsConsent;

function noteOf(answer: BridgeAnswer | 'waiting' | undefined): string | undefined {
  if (answer === 'waiting') return '等待应答…';
  return answer && `${answer.isOk ? '成功' : '失败'} · ${answer.durationMs} ms · ${answer.text}`;
}

/** Every method of the native bridge: a tap calls it with the example of its description and shows the answer. */
export function BridgeMethods() {
  const { answers, call } = useBridgeCalls();
  const callQuiet = async () => {
    for (const name of callNames.filter(isQuiet)) await call(name);
  };
  return (
    <>
      <DemoSection name={`Bridge ${BRIDGE_VERSION}`}>
        <DemoRow>
          <Button size="small" variant="secondary" onClick={callQuiet}>
            调用全部无需操作的方法
          </Button>
        </DemoRow>
        <EventCells />
      </DemoSection>
      {groups.map((group) => (
        <DemoSection key={group} name={group}>
          <CellGroup>
            {callNames
              .filter((name) => name.startsWith(`${group}.`))
              .map((name) => (
                <Cell key={name} title={name} note={noteOf(answers[name])} onClick={() => call(name)} />
              ))}
          </CellGroup>
        </DemoSection>
      ))}
    </>
  );
}

/** Events of the app since the page listens: how many, and the last one. */
function EventCells() {
  const [heard, setHeard] = useState<{ count: number; last: string } | null>(null);
  const listen = () => {
    setHeard({ count: 0, last: '尚未收到事件' });
    onAppEvent('sessionChanged', (data) =>
      setHeard((before) => ({ count: (before?.count ?? 0) + 1, last: JSON.stringify(data) })),
    );
  };
  return (
    <CellGroup>
      <Cell
        title="sessionChanged"
        note={heard?.last ?? '点击后开始监听'}
        value={heard ? `${heard.count} 次` : undefined}
        onClick={heard ? undefined : listen}
      />
    </CellGroup>
  );
}
