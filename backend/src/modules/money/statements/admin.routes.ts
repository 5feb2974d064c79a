import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { csvResponse } from '../../../csv/response.ts';
import { CsvFile } from '../../../csv/schemas.ts';
import { requireUser } from '../../../plugins/session.ts';
import { ok } from '../../../wire/ok.ts';
import { success } from '../../../wire/schemas.ts';
import { PdfFile } from '../invoices/schemas.ts';
import { createClosing } from './closing.ts';
import { createStatementReader, toAdminStatement } from './reader.ts';
import { statementCondition } from './repository.ts';
import {
  AdminStatementDetail,
  AdminStatementFilter,
  AdminStatementPage,
  AdminStatementQuery,
  ClosingResponse,
  ClosingForm,
  StatementNumber,
  StatementRowFilter,
  StatementRowPage,
  StatementRowQuery,
} from './schemas.ts';
import { createStatementPdf } from './statement-pdf.ts';

const access = 'admin';

/** Monthly statements of all vendors, and closing a month. */
export const adminStatementRoutes: FastifyPluginAsyncZod = async (app) => {
  const read = createStatementReader(app.database);
  const answerPdf = createStatementPdf(app);
  const closing = createClosing(app);

  app.get(
    '/admin/money/statements',
    {
      config: { access, permission: 'money.read' },
      schema: {
        summary: 'A page of statements, newest first',
        querystring: AdminStatementQuery,
        response: { 200: success({ data: AdminStatementPage }) },
      },
    },
    async (request) => {
      const { page, per_page: size, ...filter } = request.query;
      const { rows, meta } = await read.page(statementCondition(filter), page, size);
      return ok(request, 'statement.shown', { data: { statements: rows.map(toAdminStatement), meta } });
    },
  );

  app.get(
    '/admin/money/statements.csv',
    {
      config: { access, permission: 'money.read' },
      schema: { summary: 'The same as CSV', querystring: AdminStatementFilter, response: { 200: CsvFile } },
    },
    async (request, reply) =>
      csvResponse(reply, 'statements.csv', read.table(statementCondition(request.query), request.lang, 'admin')),
  );

  app.get(
    '/admin/money/statements/:statement_no',
    {
      config: { access, permission: 'money.read' },
      schema: {
        summary: 'A statement by section',
        params: StatementNumber,
        response: { 200: success({ data: AdminStatementDetail }) },
      },
    },
    async (request) => {
      const { row, sections } = await read.one(request.params.statement_no, null);
      return ok(request, 'statement.shown', { data: { ...toAdminStatement(row), sections } });
    },
  );

  app.get(
    '/admin/money/statements/:statement_no.pdf',
    {
      config: { access, permission: 'money.read' },
      schema: { summary: 'A statement as a PDF', params: StatementNumber, response: { 200: PdfFile } },
    },
    async (request, reply) => answerPdf(reply, request.params.statement_no, null),
  );

  app.get(
    '/admin/money/statements/:statement_no/rows',
    {
      config: { access, permission: 'money.read' },
      schema: {
        summary: 'A page of statement rows by parcel, last first',
        params: StatementNumber,
        querystring: StatementRowQuery,
        response: { 200: success({ data: StatementRowPage }) },
      },
    },
    async (request) => {
      const { page, per_page: size, section } = request.query;
      const data = await read.rows({ no: request.params.statement_no, vendorId: null, section }, page, size);
      return ok(request, 'statement.shown', { data });
    },
  );

  app.get(
    '/admin/money/statements/:statement_no/rows.csv',
    {
      config: { access, permission: 'money.read' },
      schema: {
        summary: 'The same as CSV',
        params: StatementNumber,
        querystring: StatementRowFilter,
        response: { 200: CsvFile },
      },
    },
    async (request, reply) => {
      const { statement_no: no } = request.params;
      return csvResponse(reply, `${no}.csv`, await read.rowTable(no, null, request.query.section, request.lang));
    },
  );

  app.post(
    '/admin/money/statements',
    {
      config: { access, permission: 'money.manage', stepUp: false, idempotency: 'own' },
      schema: {
        summary: 'Closes a past month; existing statements are unchanged',
        body: ClosingForm,
        response: { 200: success({ data: ClosingResponse }) },
      },
    },
    async (request) => {
      const closed = await closing.closeFor(requireUser(request), request.body.month);
      return ok(request, 'statement.closed', { data: { closed } });
    },
  );
};
