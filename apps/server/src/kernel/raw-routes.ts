import type { FastifyInstance } from 'fastify';
import type { AppServices } from './context';

/** Registers plain Fastify routes; the module verifies signatures and senders itself. */
export type RawRoutes = (server: FastifyInstance, app: AppServices) => void | Promise<void>;
