import type { FastifyInstance, FastifyReply } from 'fastify';
import { toString as toQr } from 'qrcode';
import { attachment } from '../../csv/answer.ts';
import type { StoredDocument } from './repository.ts';

/** The code that a tax inspector scans, as a drawing. */
const drawn = (qr: string): Promise<string> => toQr(qr, { type: 'svg', errorCorrectionLevel: 'M', margin: 4 });

const templateOf = (document: string): string => `invoice-${JSON.parse(document).template}`;

/**
 * The file of an invoice, made from its frozen document alone and kept: the same document gives the same bytes, so one that is
 * lost is made again. Of a vendor's own program, what he has uploaded.
 */
export const createInvoicePdf = ({
  storage,
  typesetter,
  files,
  log,
}: Pick<FastifyInstance, 'storage' | 'typesetter' | 'files' | 'log'>) => {
  const made = async ({ uuid, document, qr, issued_at: issuedAt }: StoredDocument): Promise<Buffer> => {
    const name = `private/invoices/${uuid}.pdf`;
    const kept = await storage.read(name);
    if (kept) return kept;
    const pdf = await typesetter.typeset({
      template: templateOf(document),
      inputs: { document, qr: qr === null ? '' : await drawn(qr) },
      at: Math.floor(Date.parse(issuedAt) / 1000),
    });
    await storage.write(name, pdf).catch((error: unknown) => log.warn({ err: error, name }, 'an invoice is not kept'));
    return pdf;
  };

  /** @throws AppError 503 when too many documents are being made */
  return async (reply: FastifyReply, stored: StoredDocument): Promise<Buffer> => {
    const { invoice_no: number, own_file_id: ownFile } = stored;
    const content = ownFile === null ? await made(stored) : (await files.readPrivate(ownFile)).content;
    reply.header('Content-Disposition', attachment(`${number}.pdf`)).type('application/pdf');
    return content;
  };
};
