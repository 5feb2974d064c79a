import type { FastifyInstance, FastifyReply } from 'fastify';
import { attachment } from '../../../csv/response.ts';
import { CURRENCY_DIGITS } from '../../../facts/currencies.ts';
import { translate } from '../../../i18n/translate.ts';
import { readPaperLogo } from '../../../pdf/paper-logo.ts';
import { createStatementReader } from './reader.ts';

type StatementOf = Awaited<ReturnType<ReturnType<typeof createStatementReader>['one']>>;

const documentOf = ({ row, sections }: StatementOf): string => {
  const digits = CURRENCY_DIGITS[row.currency];
  const decimal = (minor: number) => (minor / 10 ** digits).toFixed(digits);
  return JSON.stringify({
    number: row.statement_no,
    currency: row.currency,
    from: row.from_day,
    to: row.to_day,
    closed_at: row.closed_at,
    brand: row.brand,
    vendor: { name: row.closed_name, name_arabic: row.closed_name_ar || row.closed_name },
    opening: decimal(row.opening),
    closing: decimal(row.closing),
    sections: sections.map(({ section, amount, rows }) => ({
      name: translate('en', `csv.statement_section.${section}`),
      name_arabic: translate('ar', `csv.statement_section.${section}`),
      amount: amount.toFixed(digits),
      rows,
    })),
  });
};

/** Statement PDF, in both languages. A statement is immutable, so the PDF is created on request. */
export const createStatementPdf = ({
  database,
  storage,
  typesetter,
}: Pick<FastifyInstance, 'database' | 'storage' | 'typesetter'>) => {
  const statements = createStatementReader(database);

  /**
   * @param vendorId required owner; null for an admin
   * @throws AppError 404 if missing or someone else's, 503 if too many documents are being typeset
   */
  return async (reply: FastifyReply, statementNo: string, vendorId: number | null): Promise<Buffer> => {
    const statement = await statements.one(statementNo, vendorId);
    const pdf = await typesetter.typeset({
      template: 'statement',
      inputs: {
        document: documentOf(statement),
        logo: (await readPaperLogo(storage, statement.row.brand)) ?? '',
      },
      at: Math.floor(Date.parse(statement.row.closed_at) / 1000),
    });
    reply.header('Content-Disposition', attachment(`${statement.row.statement_no}.pdf`)).type('application/pdf');
    return pdf;
  };
};
