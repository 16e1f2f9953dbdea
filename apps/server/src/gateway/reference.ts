import reference from '@scalar/fastify-api-reference';
import { brand } from '@voltfront/brand';
import type { FastifyInstance } from 'fastify';
import { openApiDocument } from './openapi';

/**
 * The reference page has an inline script and styles of its own; it may load nothing from other
 * hosts.
 */
const POLICY =
  "default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:";

/** `/openapi.json` and the browsable `/reference`, generated on first use. */
export async function registerReference(server: FastifyInstance, isDemo: boolean): Promise<void> {
  let document: string | undefined;
  server.get('/openapi.json', async (_request, response) => {
    document ??= JSON.stringify(openApiDocument(isDemo));
    return response.type('application/json').send(document);
  });
  await server.register(async (scope) => {
    scope.addHook('onSend', async (_request, response) => {
      response.header('content-security-policy', POLICY);
    });
    await scope.register(reference, {
      routePrefix: '/reference',
      configuration: {
        url: '/openapi.json',
        title: `${brand.latinName} API`,
        withDefaultFonts: false,
        hideClientButton: true,
        telemetry: false,
        agent: { disabled: true },
        proxyUrl: '',
      },
    });
  });
}
