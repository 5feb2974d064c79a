import { Bdi } from '../../format/Bdi.tsx';

/** An order number or another code with hyphens, alone in its group for `split`. */
const CODE = /(\b[A-Z]{2,4}-[\dA-Z-]{2,30}\b)/;

/** A sentence whose codes stay on one line: broken at a hyphen in Arabic, their halves would seem swapped. */
export function WholeCodes({ text }: { text: string }) {
  return text.split(CODE).map((part, index) => (index % 2 === 1 ? <Bdi key={index}>{part}</Bdi> : part));
}
