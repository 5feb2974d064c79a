import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@playwright/test';

/** Mail as its recipient sees it: plain text with original line breaks. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
}

const ENCODED_WORD = /=\?utf-8\?([QB])\?(.*?)\?=/gi;

/** Removes the invisible marks around names in the other direction. */
const withoutMarks = (text: string): string => text.replaceAll(/[\u2066-\u2069]/g, '');

/** RFC 2045: `=XX` is a byte; a trailing `=` joins the next line. */
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

/** Headers and body of a mail or one of its parts. */
function read(source: string) {
  const [head = '', ...rest] = source.split(/\r?\n\r?\n/);
  const unfolded = head.replace(/\r?\n[ \t]+/g, ' ');
  const field = (name: string) => new RegExp(`^${name}: *(.*)$`, 'im').exec(unfolded)?.[1]?.trim() ?? '';
  return { field, body: rest.join('\n\n') };
}

/** Parses the plain text part of a mail in any of its encodings. */
function readMail(source: string): Mail {
  const mail = read(source);
  const boundary = /boundary="(.*?)"/.exec(mail.field('Content-Type'))?.[1];
  const parts = boundary ? mail.body.split(`--${boundary}`).map((part) => read(part.trimStart())) : [mail];
  const text = parts.find(({ field }) => field('Content-Type').startsWith('text/plain'));
  const subject = mail.field('Subject').replace(/\?= +=\?/g, '?==?');
  return {
    to: mail.field('To'),
    subject: withoutMarks(
      subject.replace(ENCODED_WORD, (_, encoding: string, words: string) =>
        decode(encoding.toUpperCase() === 'Q' ? words.replaceAll('_', ' ') : words, encoding),
      ),
    ),
    text: withoutMarks(decode(text?.body ?? '', text?.field('Content-Transfer-Encoding') ?? '')),
  };
}

export type Mailbox = ReturnType<typeof createMailbox>;

/** Mails sent by the marketplace, which writes them to this folder. */
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
    /** Lists mails to this address, oldest first. */
    list,

    /** Waits for a mail to this address whose subject or text contains `words`. */
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

/** Path, query and fragment of the mail's link to this page. */
export function linkIn({ text }: Mail, page: string): string {
  const link = text.match(/https?:\/\/\S+/g)?.find((address) => new URL(address).pathname.startsWith(page));
  if (!link) throw new Error(`The mail has no link to ${page}:\n${text}`);
  const { pathname, search, hash } = new URL(link);
  return pathname + search + hash;
}
