import type { FastifyInstance, FastifyReply } from 'fastify';
import { toString as toQr } from 'qrcode';
import { attachment } from '../../../csv/response.ts';
import { readPaperLogo } from '../../../pdf/paper-logo.ts';
import type { StoredDocument } from './repository.ts';

/** QR code for tax inspectors, as SVG. */
const qrSvg = (qr: string): Promise<string> => toQr(qr, { type: 'svg', errorCorrectionLevel: 'M', margin: 4 });

/**
 * Invoice PDF. It is typeset from the frozen document and the logo it names, and cached. The output is reproducible, so
 * a lost file is created again; it is not cached while the logo is missing. For an invoice of the vendor's own system
 * it is the uploaded file.
 */
export const createInvoicePdf = ({
  storage,
  typesetter,
  files,
  log,
}: Pick<FastifyInstance, 'storage' | 'typesetter' | 'files' | 'log'>) => {
  const made = async ({ uuid, document, qr, issued_at: issuedAt }: StoredDocument): Promise<Buffer> => {
    const name = `private/invoices/${uuid}.pdf`;
    const cached = await storage.read(name);
    if (cached) return cached;
    const { template, brand } = JSON.parse(document);
    const logo = await readPaperLogo(storage, brand);
    const pdf = await typesetter.typeset({
      template: `invoice-${template}`,
      inputs: { document, qr: qr === null ? '' : await qrSvg(qr), logo: logo ?? '' },
      at: Math.floor(Date.parse(issuedAt) / 1000),
    });
    if (logo === null) return pdf;
    await storage
      .write(name, pdf)
      .catch((error: unknown) => log.warn({ err: error, name }, 'could not cache an invoice PDF'));
    return pdf;
  };

  /** @throws AppError 503 if too many documents are being typeset */
  return async (reply: FastifyReply, stored: StoredDocument): Promise<Buffer> => {
    const { invoice_no: number, own_file_id: ownFile } = stored;
    const content = ownFile === null ? await made(stored) : (await files.readPrivate(ownFile)).content;
    reply.header('Content-Disposition', attachment(`${number}.pdf`)).type('application/pdf');
    return content;
  };
};
