import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Prometheus metrics, one registry per app. */
export interface Metrics {
  registry: Registry;
  /** Request duration in seconds by method, route pattern and response code. */
  requests: Histogram<'method' | 'route' | 'code'>;
  /** Tasks by handler and outcome (done, retry, dead). */
  jobs: Counter<'handler' | 'outcome'>;
  inFlight: Gauge;
}

/** Creates the metrics; process metrics only on request, because their timers outlive tests. */
export function createMetrics(withProcess: boolean): Metrics {
  const registry = new Registry();
  if (withProcess) collectDefaultMetrics({ register: registry });
  return {
    registry,
    requests: new Histogram({
      name: 'volt_request_seconds',
      help: 'Duration of requests',
      labelNames: ['method', 'route', 'code'],
      buckets: [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
      registers: [registry],
    }),
    jobs: new Counter({
      name: 'volt_jobs_total',
      help: 'Tasks run',
      labelNames: ['handler', 'outcome'],
      registers: [registry],
    }),
    inFlight: new Gauge({ name: 'volt_requests_in_flight', help: 'Requests being answered', registers: [registry] }),
  };
}
