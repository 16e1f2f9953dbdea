import styles from './ui.module.css';

/** A row of bars beside each other for one day or other step. */
export interface Bars {
  label: string;
  values: readonly number[];
}

interface BarChartProps {
  title: string;
  series: readonly { name: string; colour: string; sum: string }[];
  data: readonly Bars[];
  format: (value: number) => string;
}

const WIDTH = 1000;
const HEIGHT = 220;
const [LEFT, BOTTOM, TOP] = [64, 24, 10];
const STEPS = 4;

/** A round number at least as large, so that the lines of the grid have short labels. */
export function roundUp(value: number): number {
  if (value <= STEPS) return STEPS;
  const power = 10 ** Math.floor(Math.log10(value));
  const found = [1, 2, 4, 5, 8, 10].find((factor) => factor * power >= value);
  return (found ?? 10) * power;
}

/** Bars by day, drawn as SVG; each bar says its numbers when it is pointed at. */
export function BarChart({ title, series, data, format }: BarChartProps) {
  const top = roundUp(Math.max(0, ...data.flatMap(({ values }) => values)));
  const step = (WIDTH - LEFT) / Math.max(1, data.length);
  const bar = Math.min(18, (step * 0.72) / series.length);
  const every = Math.ceil(data.length / 12);
  const heightOf = (value: number) => (value / top) * (HEIGHT - BOTTOM - TOP);
  return (
    <figure style={{ margin: 0 }}>
      <div className={styles.legend}>
        {series.map(({ name, colour, sum }) => (
          <span key={name}>
            <svg viewBox="0 0 9 9" aria-hidden="true">
              <rect width="9" height="9" rx="2" fill={colour} />
            </svg>
            {name} <b>{sum}</b>
          </span>
        ))}
      </div>
      <svg className={styles.chart} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={title}>
        {Array.from({ length: STEPS + 1 }, (_, i) => {
          const y = HEIGHT - BOTTOM - heightOf((top * i) / STEPS);
          return (
            <g key={y}>
              <line className={styles.grid} x1={LEFT} x2={WIDTH} y1={y} y2={y} />
              <text x={LEFT - 8} y={y + 4} textAnchor="end">
                {format((top * i) / STEPS)}
              </text>
            </g>
          );
        })}
        {data.map(({ label, values }, i) => {
          const from = LEFT + step * i + (step - bar * values.length) / 2;
          const said = `${label}\n${values.map((value, k) => `${series[k]?.name} ${format(value)}`).join('\n')}`;
          return (
            <g key={label}>
              <title>{said}</title>
              <rect x={LEFT + step * i} y={TOP} width={step} height={HEIGHT - TOP - BOTTOM} fill="transparent" />
              {values.map((value, k) => (
                <rect
                  key={series[k]?.name}
                  x={from + bar * k}
                  y={HEIGHT - BOTTOM - heightOf(value)}
                  width={Math.max(1, bar - 1)}
                  height={heightOf(value)}
                  rx={Math.min(2, bar / 4)}
                  fill={series[k]?.colour}
                />
              ))}
              {i % every === 0 ? (
                <text x={LEFT + step * (i + 0.5)} y={HEIGHT - 6} textAnchor="middle">
                  {label.slice(5)}
                </text>
              ) : null}
            </g>
          );
        })}
      </svg>
    </figure>
  );
}
