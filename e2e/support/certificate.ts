import { randomUUID } from 'node:crypto';
import type { ChosenFile } from './pictures.ts';

/** Content of a certificate: a minimal PDF. */
export const CERTIFICATE = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj
trailer<</Root 1 0 R>>
%%EOF
`;

/** Creates a unique certificate. */
export const newCertificate = (name: string): ChosenFile => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(CERTIFICATE.replace('%%EOF', `% ${randomUUID()}\n%%EOF`)),
});
