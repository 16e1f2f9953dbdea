import { formatYuan } from '@voltfront/rules/money';
import { Typography } from 'antd';

/** An amount with its sign; zero is plain, anything else stands out. */
export function SignedYuan({ fen }: { fen: number }) {
  if (fen === 0) return <span className="tabular">{formatYuan(0)}</span>;
  return (
    <Typography.Text type="danger" className="tabular">
      {fen > 0 ? '+' : '−'}
      {formatYuan(Math.abs(fen))}
    </Typography.Text>
  );
}
