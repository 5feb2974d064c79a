import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { csvResponse } from '../../../csv/response.ts';
import { CsvFile } from '../../../csv/schemas.ts';
import { ok } from '../../../wire/ok.ts';
import { success } from '../../../wire/schemas.ts';
import { requireVendor } from '../../people/auth/require-vendor.ts';
import { PdfFile } from '../invoices/schemas.ts';
import { createStatementReader, ownStatements, toStatement } from './reader.ts';
import {
  StatementDetail,
  StatementFilter,
  StatementNumber,
  StatementPage,
  StatementQuery,
  StatementRowFilter,
  StatementRowPage,
  StatementRowQuery,
} from './schemas.ts';
import { createStatementPdf } from './statement-pdf.ts';

const access = 'vendor';

/** A vendor's monthly statements. */
export const vendorStatementRoutes: FastifyPluginAsyncZod = async (app) => {
  const read = createStatementReader(app.database);
  const answerPdf = createStatementPdf(app);

  app.get(
    '/vendor/money/statements',
    {
      config: { access, permission: 'money.read' },
      schema: {
        summary: 'A page of the vendor’s statements, newest first',
        querystring: StatementQuery,
        response: { 200: success({ data: StatementPage }) },
      },
    },
    async (request) => {
      const { page, per_page: size, ...filter } = request.query;
      const { rows, meta } = await read.page(ownStatements(requireVendor(request).vendorId, filter), page, size);
      return ok(request, 'statement.shown', { data: { statements: rows.map(toStatement), meta } });
    },
  );

  app.get(
    '/vendor/money/statements.csv',
    {
      config: { access, permission: 'money.read' },
      schema: { summary: 'The same as CSV', querystring: StatementFilter, response: { 200: CsvFile } },
    },
    async (request, reply) => {
      const condition = ownStatements(requireVendor(request).vendorId, request.query);
      return csvResponse(reply, 'statements.csv', read.table(condition, request.lang, 'vendor'));
    },
  );

  app.get(
    '/vendor/money/statements/:statement_no',
    {
      config: { access, permission: 'money.read' },
      schema: {
        summary: 'One of the vendor’s statements, by section',
        params: StatementNumber,
        response: { 200: success({ data: StatementDetail }) },
      },
    },
    async (request) => {
      const { row, sections } = await read.one(request.params.statement_no, requireVendor(request).vendorId);
      return ok(request, 'statement.shown', { data: { ...toStatement(row), sections } });
    },
  );

  app.get(
    '/vendor/money/statements/:statement_no.pdf',
    {
      config: { access, permission: 'money.read' },
      schema: {
        summary: 'One of the vendor’s statements as a PDF',
        params: StatementNumber,
        response: { 200: PdfFile },
      },
    },
    async (request, reply) => answerPdf(reply, request.params.statement_no, requireVendor(request).vendorId),
  );

  app.get(
    '/vendor/money/statements/:statement_no/rows',
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
      const { vendorId } = requireVendor(request);
      const data = await read.rows({ no: request.params.statement_no, vendorId, section }, page, size);
      return ok(request, 'statement.shown', { data });
    },
  );

  app.get(
    '/vendor/money/statements/:statement_no/rows.csv',
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
      const { vendorId } = requireVendor(request);
      return csvResponse(reply, `${no}.csv`, await read.rowTable(no, vendorId, request.query.section, request.lang));
    },
  );
};
