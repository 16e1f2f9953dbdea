import { Typography } from 'antd';

/** Numbers of differences by state: open, explained, settled. */
export function DifferenceCounts({ day }: { day: { open: number; explained: number; settled: number } }) {
  const { open, explained, settled } = day;
  if (open + explained + settled === 0) return <>–</>;
  return (
    <span className="tabular">
      {open > 0 ? <Typography.Text strong>{open}</Typography.Text> : open} / {explained} / {settled}
    </span>
  );
}
