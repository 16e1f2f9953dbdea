import type { FaultKind } from '../faults/faults';

/** Displayed names of the faults. */
export const faultNames: Readonly<Record<FaultKind, string>> = {
  none: '无故障',
  slow: '缓慢应答',
  silent: '没有应答',
  error: '返回错误 (-32603)',
  unknown: '方法不存在 (-32601)',
  garbage: '乱码应答',
  twice: '重复应答',
  late: '迟到应答',
};
