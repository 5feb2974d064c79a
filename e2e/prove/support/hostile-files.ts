import { CERTIFICATE } from '../../support/certificate.ts';
import { newPicture } from '../../support/pictures.ts';

export const SCRIPT = '<script>alert(1)</script>';
export const bytes = (text: string) => Buffer.from(text, 'latin1');

/** A picture that says that it is so many pixels wide and high, and holds next to none. */
const claiming = (pixels: number): Buffer => {
  const { buffer } = newPicture('bomb.png');
  const bomb = Buffer.from(buffer);
  bomb.writeUInt32BE(pixels, 16);
  bomb.writeUInt32BE(pixels, 20);
  return bomb;
};

/** A file as somebody sends it. */
export interface Sent {
  readonly name: string;
  readonly content: Buffer;
  /** Whether it may be taken in after being drawn anew: what was in it besides the picture is gone then. */
  readonly redrawn?: true;
}

const real = () => newPicture('real.png').buffer;

/** Pictures that are none, or more than that. */
export const PICTURES: readonly Sent[] = [
  {
    name: 'a drawing that runs a script.svg',
    content: bytes(`<svg xmlns="http://www.w3.org/2000/svg">${SCRIPT}</svg>`),
  },
  { name: 'a page.png', content: bytes(`<html>${SCRIPT}</html>`) },
  { name: 'GIF and script.gif', content: bytes(`GIF89a=1;alert(1)/*${'x'.repeat(500)}*/`) },
  { name: 'fifty thousand pixels square.png', content: claiming(50_000) },
  { name: 'the wrong beginning.png', content: Buffer.concat([bytes('\xff\xd8\xff\xe0'), real()]) },
  { name: 'nothing.png', content: Buffer.alloc(0) },
  { name: 'half.png', content: real().subarray(0, 400) },
  { name: 'a program.png', content: bytes(`MZ${'\0'.repeat(500)}`) },
  { name: 'a document.png', content: bytes(CERTIFICATE) },
  { name: 'picture and script.png', content: Buffer.concat([real(), bytes(SCRIPT)]), redrawn: true },
  { name: '../../../../etc/cron.d/evil.png', content: real(), redrawn: true },
  { name: 'a\r\nX-Evil: 1.png', content: real(), redrawn: true },
];

/** Certificates that are none. */
export const CERTIFICATES: readonly Sent[] = [
  ...PICTURES.filter(({ redrawn, name }) => !redrawn && name !== 'a document.png'),
  { name: 'more than five megabytes.pdf', content: Buffer.concat([bytes('%PDF-1.4\n'), Buffer.alloc(5_300_000, 'x')]) },
  { name: 'letters that say PDF further on.pdf', content: bytes(`${'x'.repeat(2_000)}%PDF-1.4`) },
];
