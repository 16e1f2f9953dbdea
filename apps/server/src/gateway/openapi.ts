import { brand } from '@voltfront/brand';
import { type Endpoint, type EndpointKey, endpointOf, permissions } from '@voltfront/contract';
import { errorCatalogue } from '@voltfront/contract/errors';
import { headers } from '@voltfront/contract/headers';
import { z } from 'zod';
import { activeKeys, addressOf } from './register';

type Json = Record<string, unknown>;

const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'draft-2020-12' });
  return rest;
};

const parameter = (name: string, description: string, required: boolean): Json => ({
  name,
  in: 'header',
  required,
  description,
  schema: { type: 'string' },
});

const commonHeaders: Json[] = [
  parameter(headers.nonce, '15 random characters of A-Z, a-z, 0-9; used once', true),
  parameter(headers.timestamp, 'Epoch milliseconds, at most 5 minutes from the server clock', true),
  parameter(headers.sign, 'SHA-1 hex of nonce + timestamp + secret', true),
  parameter(headers.platform, 'Platform code', false),
  parameter(headers.captcha, 'One-time ticket after 4010301', false),
  parameter(headers.reason, 'Why staff change something, percent-encoded; kept in the audit trail', false),
  parameter(headers.ticket, 'Ticket of a 2000001', false),
];

function queryParameters(endpoint: Endpoint): Json[] {
  if (!endpoint.query) return [];
  const { properties = {}, required = [] } = schemaOf(endpoint.query, 'input') as {
    properties?: Json;
    required?: string[];
  };
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
}

function envelope(data: Json): Json {
  const properties = { code: { const: errorCatalogue.SUCCESS.code }, data, message: { type: 'string' } };
  return { type: 'object', properties, required: ['code', 'data', 'message'] };
}

function operation(key: EndpointKey, endpoint: Endpoint): Json {
  const parameters = [...commonHeaders, ...queryParameters(endpoint)];
  if (endpoint.idempotent) parameters.push(parameter(headers.idempotencyKey, 'Same key and input: same answer', true));
  if (endpoint.risk) parameters.push(parameter(headers.risk, 'Token of the device-risk client', false));
  const type = endpoint.multipart ? 'multipart/form-data' : 'application/json';
  return {
    operationId: key.replace(/[^A-Za-z0-9]+/g, '_'),
    summary: endpoint.summary,
    description: `Who: ${permissions[endpoint.auth].join(', ')}. Rate: ${endpoint.rate ?? 'read'}.`,
    tags: [key.split('/').find((part) => /^(mp|app|basic)|-/.test(part)) ?? 'other'],
    security: endpoint.auth === 'public' ? [] : [{ bearer: [] }],
    parameters,
    ...(endpoint.body ? { requestBody: { content: { [type]: { schema: schemaOf(endpoint.body, 'input') } } } } : {}),
    responses: {
      200: {
        description: 'Success',
        content: { 'application/json': { schema: envelope(schemaOf(endpoint.reply, 'output')) } },
      },
      default: {
        description: 'A row of the error catalogue',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
      },
    },
  };
}

function catalogueText(): string {
  const rows = Object.entries(errorCatalogue).map(
    ([name, row]) => `| ${row.code} | ${name} | ${row.status} | ${row.text} | ${row.reaction} |`,
  );
  return ['| code | name | status | text | client |', '| --- | --- | --- | --- | --- |', ...rows].join('\n');
}

/** The OpenAPI 3.1 document of this server, generated from the contract. */
export function openApiDocument(isDemo: boolean): Json {
  const paths: Record<string, Json> = {};
  for (const key of activeKeys(isDemo)) {
    const { method, url } = addressOf(key);
    paths[url] = { ...paths[url], [String(method).toLowerCase()]: operation(key, endpointOf(key)) };
  }
  const refusal = {
    type: 'object',
    properties: { code: { type: 'string' }, data: {}, message: { type: 'string' } },
    required: ['code', 'message'],
  };
  return {
    openapi: '3.1.0',
    info: {
      title: `${brand.latinName} API`,
      version: '1.0.0',
      description: `Every answer is \`{ code, data, message }\`.\n\n${catalogueText()}`,
    },
    paths,
    components: { schemas: { Refusal: refusal }, securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
  };
}
