import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@playwright/test';

/** A mail as its reader sees it: plain text, line breaks as written. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
}

const ENCODED_WORD = /=\?utf-8\?([QB])\?(.*?)\?=/gi;

/** RFC 2045: a byte as `=XX`; a line that ends in `=` goes on in the next one. */
const fromQuotedPrintable = (text: string): Buffer =>
  Buffer.from(
    text
      .replace(/=\r?\n/g, '')
      .replace(/=([0-9A-F]{2})/gi, (_, byte: string) => String.fromCharCode(parseInt(byte, 16))),
    'latin1',
  );

const decode = (text: string, encoding: string): string => {
  if (/^b(ase64)?$/i.test(encoding)) return Buffer.from(text, 'base64').toString();
  return /^q(uoted-printable)?$/i.test(encoding) ? fromQuotedPrintable(text).toString() : text;
};

/** Fields and body of a mail or of one of its parts. */
function read(source: string) {
  const [head = '', ...rest] = source.split(/\r?\n\r?\n/);
  const unfolded = head.replace(/\r?\n[ \t]+/g, ' ');
  const field = (name: string) => new RegExp(`^${name}: *(.*)$`, 'im').exec(unfolded)?.[1]?.trim() ?? '';
  return { field, body: rest.join('\n\n') };
}

/** Reads a mail of the shop: its text part, in whichever encoding suits its language. */
function readMail(source: string): Mail {
  const mail = read(source);
  const boundary = /boundary="(.*?)"/.exec(mail.field('Content-Type'))?.[1];
  const parts = boundary ? mail.body.split(`--${boundary}`).map((part) => read(part.trimStart())) : [mail];
  const text = parts.find(({ field }) => field('Content-Type').startsWith('text/plain'));
  const subject = mail.field('Subject').replace(/\?= +=\?/g, '?==?');
  return {
    to: mail.field('To'),
    subject: subject.replace(ENCODED_WORD, (_, encoding: string, words: string) =>
      decode(encoding.toUpperCase() === 'Q' ? words.replaceAll('_', ' ') : words, encoding),
    ),
    text: decode(text?.body ?? '', text?.field('Content-Transfer-Encoding') ?? ''),
  };
}

export type Mailbox = ReturnType<typeof createMailbox>;

/** The mails that left the marketplace, which keeps them as files in this folder. */
export function createMailbox(folder: string) {
  const list = async (recipient: string): Promise<Mail[]> => {
    const names = await readdir(folder).catch(() => []);
    const files = names.filter((name) => name.endsWith('.eml')).sort();
    const mails = await Promise.all(
      files.map(async (name) => readMail(await readFile(path.join(folder, name), 'utf8'))),
    );
    return mails.filter(({ to }) => to.toLowerCase() === recipient.toLowerCase());
  };

  return {
    /** What this address has been sent so far, the oldest first. */
    list,

    /** Waits for the mail to this address whose subject or text holds these words. */
    async waitFor(recipient: string, words: string): Promise<Mail> {
      const find = async () =>
        (await list(recipient)).find(({ subject, text }) => `${subject}\n${text}`.includes(words));
      await expect.poll(find, { message: `a mail to ${recipient} with "${words}"`, timeout: 20_000 }).toBeDefined();
      const mail = await find();
      if (!mail) throw new Error(`The mail to ${recipient} is gone.`);
      return mail;
    },
  };
}

/** The address in a mail that leads to this page of the shop, as a path. */
export function linkIn({ text }: Mail, page: string): string {
  const link = text.match(/https?:\/\/\S+/g)?.find((address) => new URL(address).pathname.startsWith(page));
  if (!link) throw new Error(`The mail has no link to ${page}:\n${text}`);
  const { pathname, search } = new URL(link);
  return pathname + search;
}
