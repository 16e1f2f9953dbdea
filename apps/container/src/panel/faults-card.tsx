import { methodNames } from '@voltfront/bridge';
import { MINUTE_MS } from '@voltfront/rules/time';
import { useContainer } from '../app/use-container';
import type { FaultKind } from '../faults/faults';
import { useStore } from '../store/create-store';
import { Badge, Card, Field, Note, Row, Segmented, Select } from '../ui/controls';
import { faultNames } from './fault-names';

const kinds = Object.entries(faultNames).map(([value, label]) => ({ value: value as FaultKind, label }));
const groups = [...new Set(methodNames.map((name) => `${name.split('.')[0]}.`))];
const targets = [
  { value: '', label: '所有方法' },
  ...groups.map((group) => ({ value: group, label: `${group}*` })),
  ...methodNames.map((name) => ({ value: name as string, label: name as string })),
];
const frequencies = [
  { value: 'always', label: '每一次' },
  { value: 'once', label: '仅下一次' },
] as const;

const notes: Partial<Record<FaultKind, string>> = {
  silent: '应用收到消息，但永远不应答；网页 5 秒后超时。',
  late: '6 秒后才应答，网页已经超时；迟到的应答不应有任何影响。',
  garbage: '应答不是 JSON；网页忽略它，并在 5 秒后超时。',
  twice: '同一个应答发送两次；第二次不应有任何影响。',
};

/** Controls of the simulated faults. */
export function FaultsCard() {
  const { faults } = useContainer();
  const plan = useStore(faults, (now) => now);
  const isOn = plan.kind !== 'none';
  return (
    <Card title="故障演示" note={isOn ? <Badge tone="bad">已开启</Badge> : <Badge>关闭</Badge>}>
      <Row label="故障">
        <Select<FaultKind> label="故障" value={plan.kind} options={kinds} onChange={(kind) => faults.set({ kind })} />
      </Row>
      <Row label="作用于">
        <Select label="作用于" value={plan.target} options={targets} onChange={(target) => faults.set({ target })} />
      </Row>
      {plan.kind === 'slow' && (
        <Row label="延迟 (ms)">
          <Field
            label="延迟毫秒"
            isNumber
            value={String(plan.slowMs)}
            onChange={(text) => faults.set({ slowMs: Math.min(MINUTE_MS, Number(text.replace(/\D/g, ''))) })}
          />
        </Row>
      )}
      <Row label="次数">
        <Segmented
          label="次数"
          value={plan.isOnce ? 'once' : 'always'}
          options={frequencies}
          onChange={(frequency) => faults.set({ isOnce: frequency === 'once' })}
        />
      </Row>
      {notes[plan.kind] && <Note>{notes[plan.kind]}</Note>}
    </Card>
  );
}
