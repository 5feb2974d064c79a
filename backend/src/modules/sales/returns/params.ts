import { z } from 'zod';
import { PathId } from '../../../wire/paging.ts';

export const ReturnNumber = z.strictObject({ return_no: z.string().max(40).describe('Return number: `RET-…`') });

export const PictureParams = ReturnNumber.extend({ id: PathId });

/** Picture visible only to the people involved. */
export const PictureFile = {
  description: 'A picture of a return',
  content: { 'image/webp': { schema: z.instanceof(Buffer).meta({ type: 'string', format: 'binary' }) } },
};
