import { brand } from '@voltfront/brand';
import { systemContext } from '../../kernel/context';
import { AppError } from '../../kernel/errors';
import type { RawRoutes } from '../../kernel/raw-routes';
import { render } from '../../kernel/texts';
import { contentTexts } from './content.texts';
import { type DocumentScheme, documentHtml } from './document-html';
import { showDocument } from './show-document';

const pages = [
  { path: `/${brand.documents.privacy}`, kind: 'privacyClause' },
  { path: `/${brand.documents.agreement}`, kind: 'userAgreement' },
] as const;

const POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'";

/** The scheme in the query: `?scheme=dark` or `light`; the device's for anything else. */
function schemeOf(query: unknown): DocumentScheme {
  const { scheme } = (query ?? {}) as { scheme?: unknown };
  return scheme === 'dark' || scheme === 'light' ? scheme : 'system';
}

/** Serves the legal documents as plain pages that work without the storefront. */
export const documentPages: RawRoutes = (server, app) => {
  for (const { path, kind } of pages) {
    server.get(path, async (request, reply) => {
      reply.header('content-security-policy', POLICY).type('text/html; charset=utf-8');
      try {
        const document = await showDocument(systemContext(app, app.database.db, request.id), { kind });
        const html = documentHtml(document, schemeOf(request.query));
        return reply.header('cache-control', 'public, max-age=300').send(html);
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        return reply.code(404).send(`<!doctype html><meta charset="utf-8"><p>${render(contentTexts.unpublished)}</p>`);
      }
    });
  }
};
