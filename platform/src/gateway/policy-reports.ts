import type { FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import { POLICY_REPORTS } from './security-headers.ts';
import { withoutSecrets } from '../page/visit.ts';

const LIMIT_BYTES = 16 * 1024;
const LOGGED_PER_MINUTE = 30;
const MINUTE_MS = 60_000;
const TYPES = ['application/csp-report', 'application/reports+json'];

// Reports are unauthenticated, and a page's URL may contain a secret.
const withoutQuestion = (text: string) => text.replace(/[?#].*$/s, '').slice(0, 200);
const shortText = z.string().transform(withoutQuestion).optional();
const page = z.string().transform(withoutSecrets).optional();
const source = z
  .string()
  .transform((text) => (text.includes('/areas/') ? withoutQuestion(text) : withoutSecrets(text)))
  .optional();

const OldReport = z
  .object({
    'csp-report': z.object({
      'effective-directive': shortText,
      'violated-directive': shortText,
      'blocked-uri': shortText,
      'document-uri': page,
      'source-file': source,
    }),
  })
  .transform(({ 'csp-report': report }) => ({
    directive: report['effective-directive'] ?? report['violated-directive'],
    blocked: report['blocked-uri'],
    page: report['document-uri'],
    source: report['source-file'],
  }));

const Report = z
  .object({
    type: z.literal('csp-violation'),
    body: z.object({ effectiveDirective: shortText, blockedURL: shortText, documentURL: page, sourceFile: source }),
  })
  .transform(({ body }) => ({
    directive: body.effectiveDirective,
    blocked: body.blockedURL,
    page: body.documentURL,
    source: body.sourceFile,
  }));

const Reports = z.union([OldReport.transform((report) => [report]), z.array(Report)]);

const readReports = (text: unknown) => {
  try {
    return Reports.parse(JSON.parse(String(text)));
  } catch {
    return [];
  }
};

/** Logs browsers' reports on the content security policy: always 204, but 413 above 16 KB. Nothing is stored. */
export const policyReports: FastifyPluginAsync = async (app) => {
  let minute = { since: -Infinity, logged: 0 };
  const mayLog = () => {
    if (performance.now() - minute.since >= MINUTE_MS) minute = { since: performance.now(), logged: 0 };
    minute.logged += 1;
    return minute.logged <= LOGGED_PER_MINUTE;
  };

  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    TYPES,
    { parseAs: 'string', bodyLimit: LIMIT_BYTES },
    async (_request: unknown, text: string) => text,
  );

  app.post(POLICY_REPORTS, async (request, reply) => {
    for (const report of readReports(request.body)) {
      if (mayLog()) request.log.warn(report, 'A browser reported a content security policy violation.');
    }
    return reply.code(204).send();
  });
};
