import { z } from 'zod';
import { PathId } from '../../wire/paging.ts';

export const ReturnNumber = z.strictObject({ return_no: z.string().max(40).describe('Number of the return: `RET-…`') });

export const PictureParams = ReturnNumber.extend({ id: PathId });

/** A picture that only who is concerned may see. */
export const PictureFile = {
  description: 'A picture of a return',
  content: { 'image/webp': { schema: z.instanceof(Buffer).meta({ type: 'string', format: 'binary' }) } },
};
